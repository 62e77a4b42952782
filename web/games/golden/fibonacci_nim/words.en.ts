export const words = { title: 'Fibonacci Nim' };

export { makeProgram as make } from './tableau.ts';

/// <reference types="astro/client" />

declare module '@katex.css?url' {
  const address: string;
  export default address;
}

/// <reference types="astro/client" />

declare module '@katex.css?url' {
  const address: string;
  export default address;
}
declare module '@katex-main.woff2?url&no-inline' {
  const address: string;
  export default address;
}
declare module '@katex-math.woff2?url&no-inline' {
  const address: string;
  export default address;
}

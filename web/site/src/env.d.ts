/// <reference types="astro/client" />
/// <reference types="@astrojs/starlight" />

declare module '@katex.css';

/** What we use of pagefind.js, which lies in the built site and nowhere else. */
export interface Pagefind {
  init(): Promise<void>;
  debouncedSearch(query: string): Promise<{ results: { data(): Promise<Found> }[] } | null>;
}
export interface Found {
  readonly url: string;
  readonly meta: { readonly title: string };
  /** HTML with <mark>, escaped by Pagefind. */
  readonly excerpt: string;
  readonly sub_results: readonly { readonly url: string; readonly title: string; readonly excerpt: string }[];
}

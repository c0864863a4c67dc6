/** Where passengers write, as the page was composed with; undefined on a page that a server before this setting composed. */
export const supportAddress = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="support"]')?.content

/**
 * Contact address for passengers, from the composed page; undefined on a page that
 * was composed before this setting existed.
 */
export const supportAddress = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="support"]')?.content

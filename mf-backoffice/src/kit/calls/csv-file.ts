/** A search over 10,000 rows takes longer than a page. Milliseconds. */
export const EXPORT_TIMEOUT_MS = 60_000

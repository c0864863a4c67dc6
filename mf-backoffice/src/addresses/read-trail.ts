/** Cursors of the pages before, kept beside the address: a page that was opened by its address leads back to the first. */
export const readTrail = (state: unknown): string[] => {
  const trail = (state as { trail?: unknown } | null)?.trail
  return Array.isArray(trail) ? trail.filter((cursor) => typeof cursor === 'string') : []
}

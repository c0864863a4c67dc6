/** Cursors of the previous pages, stored in the history state: a page opened by its URL returns to the first one. */
export const readTrail = (state: unknown): string[] => {
  const trail = (state as { trail?: unknown } | null)?.trail
  return Array.isArray(trail) ? trail.filter((cursor) => typeof cursor === 'string') : []
}

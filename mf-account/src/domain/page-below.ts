/** The address of the page that this one was opened from, when that page said so in the state of the move. */
export const pageBelow = (state: unknown): string | undefined => {
  const below = typeof state === 'object' && state !== null && 'below' in state ? state.below : undefined
  return typeof below === 'string' ? below : undefined
}

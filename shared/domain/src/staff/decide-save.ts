/** Revisions of something that several people edit: what a form showed, and what is stored; 0 is nothing yet. */
interface SaveRequest {
  expected: number
  stored: number
  /** What is stored is what the form says. */
  isSame: boolean
}

/**
 * What saving a form does: it writes over what it showed; the same form again, after its answer was lost, changes nothing; and what
 * another editor has written meanwhile is never overwritten.
 */
export const decideSave = ({ expected, stored, isSame }: SaveRequest): 'write' | 'repeat' | 'stale' => {
  if (stored === expected) return 'write'
  return isSame && stored === expected + 1 ? 'repeat' : 'stale'
}

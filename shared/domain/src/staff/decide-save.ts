/** Revisions of an object that several people edit: the one the form showed, and the stored one; 0 for none yet. */
interface SaveRequest {
  expected: number
  stored: number
  /** The stored content equals the form. */
  isSame: boolean
}

/**
 * Effect of saving a form: it overwrites the revision it showed; the same form again, after its answer was lost,
 * changes nothing; and another editor's change is never overwritten.
 */
export const decideSave = ({ expected, stored, isSame }: SaveRequest): 'write' | 'repeat' | 'stale' => {
  if (stored === expected) return 'write'
  return isSame && stored === expected + 1 ? 'repeat' : 'stale'
}

/** Where the tool runs, and to whom it speaks. */
export interface Surroundings {
  /** Folder of the checkout, or of a remote that stands alone. */
  root: string
  /** Where keys lie unless one is named. */
  dataDir: string
  say: (line: string) => void
  /** Real time in milliseconds. */
  now: () => number
}

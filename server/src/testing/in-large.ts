interface InLarge {
  <const Row>(whole: readonly Row[], oneOfEach: readonly Row[]): readonly Row[]
  (whole: number, few: number): number
  (whole: boolean, some: boolean): boolean
}

/**
 * The rows of a matrix, or the number of repetitions: `npm test` runs one of each kind, and all of them with
 * `EVERY_CASE=1`, as `npm run verify -- large` does.
 */
export const inLarge: InLarge = <T>(whole: T, oneOfEach: T): T =>
  process.env.EVERY_CASE === undefined ? oneOfEach : whole

let isLarge = false

/** From now on the suites of this module registry play their whole matrices. */
export const beLarge = (): void => {
  isLarge = true
}

interface InLarge {
  <const Row>(whole: readonly Row[], oneOfEach: readonly Row[]): readonly Row[]
  (whole: number, few: number): number
  (whole: boolean, some: boolean): boolean
}

/**
 * The rows of a matrix, or how many times something is repeated: `npm test` plays one of each kind, and
 * `npm run verify -- large` the whole. Suites that take a part by it are played by matrices.large.test.ts too.
 */
export const inLarge: InLarge = <T>(whole: T, oneOfEach: T): T => (isLarge ? whole : oneOfEach)

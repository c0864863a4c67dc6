import { inLarge } from './in-large'

/**
 * The tests of one column of a `describe.each`: `npm test` runs each of them in one column, in turn, and the large
 * suites in all. Rows of an `it.each` take turns too.
 */
export const byTurns = <C>(columns: readonly C[], column: C): jest.It => {
  const own = columns.indexOf(column)
  let turn = 0
  const takeTurn = (): boolean => {
    turn += 1
    return inLarge(true, (turn - 1) % columns.length === own)
  }
  const one = (title: string, run: jest.ProvidesCallback): void => {
    if (takeTurn()) test(title, run)
  }
  const each = (rows: readonly unknown[]) => (title: string, run: (...row: never[]) => unknown) => {
    const mine = rows.filter(takeTurn)
    if (mine.length > 0) test.each(mine as never[])(title, run as () => unknown)
  }
  return Object.assign(one, { each }) as unknown as jest.It
}

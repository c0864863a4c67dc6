/** Values of each factor. */
export type Factors = Readonly<Record<string, readonly string[]>>
export type Combination = Readonly<Record<string, string>>

const pairsOf = (row: Combination, names: readonly string[]): string[] =>
  names.flatMap((left, index) => names.slice(index + 1).map((right) => `${left}=${row[left]}&${right}=${row[right]}`))

/** Every combination of all values. */
export const everyCombination = (factors: Factors): Combination[] =>
  Object.entries(factors).reduce<Combination[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  )

/**
 * A small choice of combinations in which every two values of two factors meet, if they meet in any that `isMeant`
 * lets through: the greedy way, each time the row with the most new pairs.
 */
export const pairwise = (factors: Factors, isMeant: (row: Combination) => boolean = () => true): Combination[] => {
  const names = Object.keys(factors)
  const rows = everyCombination(factors).filter(isMeant)
  const open = new Set(rows.flatMap((row) => pairsOf(row, names)))
  const chosen: Combination[] = []
  while (open.size > 0) {
    let best = { row: rows[0] as Combination, gain: -1 }
    for (const row of rows) {
      const gain = pairsOf(row, names).filter((pair) => open.has(pair)).length
      if (gain > best.gain) best = { row, gain }
    }
    for (const pair of pairsOf(best.row, names)) open.delete(pair)
    chosen.push(best.row)
  }
  return chosen
}

/** Whole numbers and picks that are the same in every run with this seed (Lehmer's generator). */
export const seededNumbers = (seed: number) => {
  let state = seed
  /** A whole number from 0 to `most`. */
  const upTo = (most: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % (most + 1)
  }
  return { upTo, pick: <Item>(items: readonly Item[]): Item => items[upTo(items.length - 1)] as Item }
}

/** Does work for each item, some at once, in order of their start. */
export const inParallel = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  let next = 0
  const take = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index] as Item)
  }
  await Promise.all(Array.from({ length: atOnce }, take))
  return results
}

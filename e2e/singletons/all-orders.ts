/** Every order of some things: 120 of five. */
export const allOrders = <Thing>(things: readonly Thing[]): Thing[][] =>
  things.length === 0
    ? [[]]
    : things.flatMap((first, at) => allOrders(things.toSpliced(at, 1)).map((rest) => [first, ...rest]))

const neighbours = (order: readonly string[]): string[] => order.slice(1).map((second, at) => `${order[at]} ${second}`)

/** What an order shows that others may show too: who is first, and who follows whom. */
const shows = (order: readonly string[]): string[] => [`first ${order[0]}`, ...neighbours(order)]

/** A handful of orders in which each stands first once at least, and each follows each other once at least. */
export const coveringOrders = (names: readonly string[]): string[][] => {
  const orders = allOrders(names)
  const missing = new Set(orders.flatMap(shows))
  const chosen: string[][] = []
  const gain = (order: readonly string[]) => shows(order).filter((one) => missing.has(one)).length
  while (missing.size > 0) {
    const best = orders.reduce((one, other) => (gain(other) > gain(one) ? other : one))
    for (const one of shows(best)) missing.delete(one)
    chosen.push(best)
  }
  return chosen
}

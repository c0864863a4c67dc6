import type { Page } from '@playwright/test'
import { FIVE } from './five-remotes'
import { type LoadedInOrder, loadInOrder, PACES, type Pace } from './load-in-order'

/** Every order of some things: 120 of five. */
const allOrders = <Thing>(things: readonly Thing[]): Thing[][] =>
  things.length === 0
    ? [[]]
    : things.flatMap((first, at) => allOrders(things.toSpliced(at, 1)).map((rest) => [first, ...rest]))

/** One case of the full table: 120 orders, each fast and slow. */
export interface LoadOrderCase {
  /** Name of this case in the state of an interrupted run. */
  id: string
  order: readonly string[]
  pace: Pace
}

export const EVERY_LOAD_ORDER: readonly LoadOrderCase[] = allOrders(FIVE.map(({ name }) => name)).flatMap((order) =>
  PACES.map((pace) => ({ id: `${pace} ${order.join(' ')}`, order, pace })),
)

/** Faults of a page that has loaded the remotes, as texts; empty where there is one copy of everything. */
export const loadOrderFaults = ({ order, ran, copies }: LoadedInOrder): string[] => [
  ...(ran.join() === order.join() ? [] : [`ran in the order ${ran.join(', ')}`]),
  ...Object.entries(copies).flatMap(([library, count]) => (count === 1 ? [] : [`${count} copies of ${library}`])),
]

/**
 * Each case has the address of another passenger, because the site would treat all of them as a flood from one address.
 */
const getAddress = (id: string): string => {
  const number = EVERY_LOAD_ORDER.findIndex((one) => one.id === id)
  return `198.51.100.${number % 256}`
}

/** Runs one case in a page of a site on which the five remotes are live. */
export const runLoadOrder = async (
  page: Page,
  site: string,
  { id, order, pace }: LoadOrderCase,
): Promise<LoadedInOrder> => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': getAddress(id) })
  return loadInOrder(page, site, order, pace)
}

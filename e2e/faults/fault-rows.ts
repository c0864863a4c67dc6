import { PLACES } from './fault-site'
import { FAULT_NAMES } from './faults'
import { everyCombination, pairwise } from './pairwise'
import { type FaultRow, HEALS } from './run-fault-row'

/** Remotes whose page has a style of its own. */
const STYLED = ['mf-purchase', 'mf-account']
const FACTORS = {
  remote: PLACES.map(({ remote }) => remote),
  fault: FAULT_NAMES,
  before: ['none', 'older version'],
  heal: HEALS,
}
const isMeant = ({ remote = '', fault }: Readonly<Record<string, string>>): boolean =>
  fault !== 'style: 404' || STYLED.includes(remote)

/** Without an older version first: publishing the second version cannot be taken back from a site. */
const inOrder = (rows: readonly Readonly<Record<string, string>>[]): FaultRow[] =>
  (rows as unknown as FaultRow[]).toSorted((left, right) => left.before.localeCompare(right.before))

/** Each two of remote, fault, older version and way of healing meet. */
export const pairedFaultRows = (): FaultRow[] => inOrder(pairwise(FACTORS, isMeant))
export const everyFaultRow = (): FaultRow[] => inOrder(everyCombination(FACTORS).filter(isMeant))

/** Name of a row, for messages and documents. */
export const nameOfFaultRow = ({ remote, fault, before, heal }: FaultRow): string =>
  `${remote}, ${fault}, before it ${before}, healed by ${heal}`

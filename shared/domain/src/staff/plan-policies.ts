import type { CivilDate } from '../civil-date'
import type { RefundPolicy } from '../refund-policy'

type Scope = Pick<RefundPolicy, 'lineCodes' | 'fareTypes'>

/** A version with its days; the end is the chosen one, before another version ends it. */
export interface DatedPolicy extends Scope, Pick<RefundPolicy, 'id' | 'from' | 'until'> {
  chosenUntil: CivilDate | undefined
}

export type PolicyViolation =
  | 'STAFF_POLICY_DAY'
  | 'STAFF_POLICY_END'
  | 'STAFF_POLICY_BEGUN'
  | 'STAFF_POLICY_OVERLAP'
  | 'STAFF_POLICY_UNKNOWN'

/** The end of each remaining version after a change, by id. */
export type PolicyEnds = ReadonlyMap<string, CivilDate | undefined>

/** A version that has begun is fixed: orders are sold under it. */
export const hasBegun = ({ from }: Pick<DatedPolicy, 'from'>, today: CivilDate): boolean =>
  from === undefined || from <= today

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted())
const isSameScope = (one: Scope, other: Scope): boolean =>
  isSame(one.lineCodes, other.lineCodes) && isSame(one.fareTypes, other.fareTypes)

const meet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 ? other.length === 0 : one.some((each) => other.includes(each))
/** Two versions that name as much of a product and partly the same: which of them holds would be ambiguous. */
const isAmbiguous = (one: Scope, other: Scope): boolean =>
  !isSameScope(one, other) && meet(one.lineCodes, other.lineCodes) && meet(one.fareTypes, other.fareTypes)

const END = '9999-12-31'
const holdsAtOnce = (one: DatedPolicy, other: DatedPolicy): boolean =>
  (one.from ?? '') < (other.until ?? END) && (other.from ?? '') < (one.until ?? END)

/**
 * Versions of the same lines and fare types are consecutive: each ends where the next begins, or earlier where that was
 * chosen.
 */
const chain = (versions: readonly DatedPolicy[]): DatedPolicy[] => {
  const inOrder = versions.toSorted((one, other) => (one.from ?? '').localeCompare(other.from ?? ''))
  return inOrder.map((version, at) => {
    const next = inOrder.slice(at + 1).find((other) => isSameScope(version, other))?.from
    const { chosenUntil } = version
    const until = next !== undefined && next < (chosenUntil ?? END) ? next : chosenUntil
    return { ...version, until }
  })
}

const toEnds = (versions: readonly DatedPolicy[]): PolicyEnds => new Map(versions.map(({ id, until }) => [id, until]))

const findDaysViolation = (
  added: DatedPolicy,
  today: CivilDate,
): 'STAFF_POLICY_DAY' | 'STAFF_POLICY_END' | undefined => {
  const { from, chosenUntil, lineCodes, fareTypes } = added
  if (from === undefined || from <= today) return 'STAFF_POLICY_DAY'
  if (chosenUntil === undefined) return undefined
  // The general one has no end of its own: no policy would hold after it.
  if (lineCodes.length + fareTypes.length === 0) return 'STAFF_POLICY_END'
  return chosenUntil > from ? undefined : 'STAFF_POLICY_DAY'
}

/**
 * The ends of all versions after one more is added, from tomorrow on at the earliest (D1.1). One for some lines or fare
 * types precedes the general one; it may have its own end, but not inside another one of the same scope.
 */
export const planAddition = (
  versions: readonly DatedPolicy[],
  added: DatedPolicy,
  today: CivilDate,
): PolicyEnds | PolicyViolation => {
  const violation = findDaysViolation(added, today)
  if (violation) return violation
  const peers = versions.filter((version) => isSameScope(version, added))
  const isInside = peers.some(
    ({ from, chosenUntil }) =>
      added.chosenUntil !== undefined &&
      (from ?? '') < (added.from ?? '') &&
      (chosenUntil ?? END) > added.chosenUntil &&
      !peers.some((next) => (next.from ?? '') > (from ?? '') && (next.from ?? '') <= (added.from ?? '')),
  )
  if (isInside || peers.some(({ from }) => from === added.from)) return 'STAFF_POLICY_OVERLAP'
  const planned = chain([...versions, added])
  const placed = planned.find(({ id }) => id === added.id) ?? added
  const isUnclear = planned.some((version) => isAmbiguous(version, placed) && holdsAtOnce(version, placed))
  return isUnclear ? 'STAFF_POLICY_OVERLAP' : toEnds(planned)
}

/** The ends of the remaining versions when one is withdrawn: the previous one continues. */
export const planWithdrawal = (
  versions: readonly DatedPolicy[],
  id: string,
  today: CivilDate,
): PolicyEnds | PolicyViolation => {
  const withdrawn = versions.find((version) => version.id === id)
  if (!withdrawn) return 'STAFF_POLICY_UNKNOWN'
  if (hasBegun(withdrawn, today)) return 'STAFF_POLICY_BEGUN'
  return toEnds(chain(versions.filter((version) => version !== withdrawn)))
}

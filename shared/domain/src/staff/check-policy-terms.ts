import type { RefundPolicy } from '../refund-policy'

/** What a version says, without its days. */
export type PolicyTerms = Omit<RefundPolicy, 'id' | 'from' | 'until'>

/** Bounds of what can be typed; beyond them it is a slip of the finger. Times in minutes, money in cents. */
export const POLICY_LIMITS = { tiers: 6, minutes: 60 * 24 * 90, minimumFee: 100_000, windowDays: 365 } as const

export type PolicyField = 'tiers' | 'cutoffMinutes' | 'minimumFee' | 'windowDays'

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

/** Steps that can be asked in their order: each one is reached, and the last holds for all that is left. */
const areTiersRight = ({ clock, tiers }: Pick<PolicyTerms, 'clock' | 'tiers'>): boolean => {
  const limits = tiers.slice(0, -1).map(({ minutes }) => minutes ?? -1)
  const isInOrder = limits.every((minutes, at) => {
    const before = limits[at - 1]
    return before === undefined || (clock === 'sinceSale' ? minutes > before : minutes < before)
  })
  return (
    isWithin(tiers.length, 1, POLICY_LIMITS.tiers) &&
    tiers.at(-1)?.minutes === undefined &&
    limits.every((minutes) => isWithin(minutes, 1, POLICY_LIMITS.minutes)) &&
    isInOrder &&
    tiers.every(({ basisPoints }) => isWithin(basisPoints, 0, 10_000))
  )
}

/** The fields of a version that cannot be charged; none where all can. */
export const checkPolicyTerms = (terms: PolicyTerms): PolicyField[] => {
  const { cutoffMinutes, minimumFee, windowDays } = terms
  const wrong: Record<PolicyField, boolean> = {
    tiers: !areTiersRight(terms),
    cutoffMinutes: !isWithin(cutoffMinutes, 0, POLICY_LIMITS.minutes),
    minimumFee: !isWithin(minimumFee, 0, POLICY_LIMITS.minimumFee),
    windowDays: windowDays !== undefined && !isWithin(windowDays, 1, POLICY_LIMITS.windowDays),
  }
  return (Object.keys(wrong) as PolicyField[]).filter((field) => wrong[field])
}

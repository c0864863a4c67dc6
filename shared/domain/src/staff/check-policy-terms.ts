import type { RefundPolicy } from '../refund-policy'

/** The terms of a version, without its days. */
export type PolicyTerms = Omit<RefundPolicy, 'id' | 'from' | 'until'>

/** Bounds of entries; a value beyond them is a typing error. Times in minutes, money in cents. */
export const POLICY_LIMITS = { tiers: 6, minutes: 60 * 24 * 90, minimumFee: 100_000, windowDays: 365 } as const

export type PolicyField = 'tiers' | 'cutoffMinutes' | 'minimumFee' | 'windowDays'

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

/** Whether the tiers can be evaluated in order: each one is reachable, and the last covers the rest. */
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

/** The fields of a version with invalid values; empty where all are valid. */
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

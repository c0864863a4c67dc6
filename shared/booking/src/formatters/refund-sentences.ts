import {
  type Cents,
  findRefundWay,
  formatMoney,
  isAirportLine,
  type RefundConditions,
  type RefundPolicy,
} from '@shuttle/domain'
import type { TranslateBooking } from '../texts'
import { formatDuration } from './format-duration'

/** 1000 basis points -> `10%`, 1250 -> `12.5%`. */
const formatShare = (basisPoints: number): string => `${Number((basisPoints / 100).toFixed(2))}%`

const feeSentence = ({ clock, tiers }: RefundPolicy, t: TranslateBooking): string => {
  const last = tiers.find(({ minutes }) => minutes === undefined)?.basisPoints ?? 10_000
  const steps = tiers.flatMap(({ minutes, basisPoints }) => (minutes === undefined ? [] : [{ minutes, basisPoints }]))
  if (steps.length === 0) return t('refund.onlyFee', { share: formatShare(last) })
  const fees = steps.map(({ minutes, basisPoints }, index) => {
    const sinceSale = index === 0 ? 'refund.firstFeeSinceSale' : 'refund.feeSinceSale'
    return t(clock === 'sinceSale' ? sinceSale : 'refund.feeBeforeDeparture', {
      time: formatDuration(minutes, t),
      share: formatShare(basisPoints),
    })
  })
  return t('refund.fees', {
    fees: [...fees, t('refund.lastFee', { share: formatShare(last) })].join(t('refund.feeSeparator')),
  })
}

/** The policy counts cents of the order's currency. */
const minimumFeeSentence = (cents: Cents, t: TranslateBooking): string =>
  t('refund.minimumFee', { hkd: formatMoney(cents, 'HKD'), cny: formatMoney(cents, 'CNY') })

/** A version without automatic refunds stays so when a pause by staff ends. */
const staffSentences = ({ isAutomatic, isPaused }: RefundPolicy, t: TranslateBooking): string[] => {
  if (!isAutomatic) return [t('refund.onRequest')]
  return isPaused ? [t('refund.byHand')] : []
}

/** How tickets are refunded, one sentence each: fee, until when, by which way. */
export const refundRules = (policy: RefundPolicy, t: TranslateBooking): string[] => [
  feeSentence(policy, t),
  ...(policy.minimumFee > 0 ? [minimumFeeSentence(policy.minimumFee, t)] : []),
  policy.cutoffMinutes === 0
    ? t('refund.untilExpiry')
    : t('refund.cutoff', { time: formatDuration(policy.cutoffMinutes, t) }),
  ...(policy.windowDays === undefined ? [] : [t('refund.window', { count: policy.windowDays })]),
  ...staffSentences(policy, t),
]

/**
 * The note that a passenger consents to, one sentence each: no changes, or one on the airport line (D1.14), then how it
 * is refunded (purchase 9, refund notes).
 */
export const refundSentences = (policy: RefundPolicy, t: TranslateBooking, lineCode = ''): string[] => [
  t(isAirportLine(lineCode) ? 'refund.oneChange' : 'refund.noChanges'),
  ...refundRules(policy, t),
]

const REQUEST_SENTENCE = { coupon: 'refund.choiceCoupon', discounted: 'refund.choiceDiscounted' } as const

/** Sentences for one choice of tickets and coupons in addition to the policy; empty if all are refunded online. */
export const choiceSentences = (policy: RefundPolicy, choice: RefundConditions, t: TranslateBooking): string[] => {
  const { way, reason } = findRefundWay(policy, choice)
  if (reason === 'coupon' || reason === 'discounted')
    return [t(way === 'partly' ? 'refund.choicePartly' : REQUEST_SENTENCE[reason]), t('refund.choiceAnswer')]
  return choice.hasCoupon && policy.couponOrders === 'cashPart' ? [t('refund.couponCashPart')] : []
}

/** The same as one paragraph, with the rules for one choice. */
export const refundNote = (
  policy: RefundPolicy,
  t: TranslateBooking,
  lineCode = '',
  choice?: RefundConditions | undefined,
): string =>
  [...refundSentences(policy, t, lineCode), ...(choice ? choiceSentences(policy, choice, t) : [])].join(
    t('refund.sentenceSpace'),
  )

/** Sentences for the terms only: coupons, discounted tickets, a disrupted service. */
export const refundExceptions = (policy: RefundPolicy, t: TranslateBooking): string[] => [
  t(policy.couponOrders === 'byHand' ? 'refund.couponByHand' : 'refund.couponCashPart'),
  ...(policy.discountedTickets === 'byHand' ? [t('refund.discountedByHand')] : []),
  ...(policy.isForceMajeureFull ? [t('refund.forceMajeure')] : []),
]

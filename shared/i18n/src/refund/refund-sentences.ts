import type { LanguageCode } from '@shuttle/contracts'
import { formatUnits, type RefundPolicy } from '@shuttle/domain'
import { words as en } from './en'
import type { RefundWords } from './refund-words'
import { words as zhCn } from './zh-cn'
import { words as zhHk } from './zh-hk'

const WORDS: Readonly<Record<LanguageCode, RefundWords>> = { 'zh-cn': zhCn, 'zh-hk': zhHk, en }

/** 1000 basis points -> `10%`, 1250 -> `12.5%`. */
const shareOf = (basisPoints: number): string => `${Number((basisPoints / 100).toFixed(2))}%`

const feesOf = (policy: RefundPolicy, words: RefundWords): string => {
  const steps = policy.tiers.flatMap(({ minutes, basisPoints }) =>
    minutes === undefined ? [] : [{ time: words.duration(minutes), share: shareOf(basisPoints) }],
  )
  const last = policy.tiers.find(({ minutes }) => minutes === undefined)?.basisPoints ?? 10_000
  return words.fees(policy.clock, steps, shareOf(last))
}

/** The note a buyer consents to, one sentence each: no changes, fee, until when, by whom (purchase 9, refund notes). */
export const refundSentences = (policy: RefundPolicy, language: LanguageCode): string[] => {
  const words = WORDS[language]
  return [
    words.noChanges,
    feesOf(policy, words),
    ...(policy.minimumFee > 0 ? [words.minimumFee(formatUnits(policy.minimumFee))] : []),
    policy.cutoffMinutes === 0 ? words.untilExpiry : words.cutoff(words.duration(policy.cutoffMinutes)),
    ...(policy.windowDays === undefined ? [] : [words.window(policy.windowDays)]),
    ...(policy.isAutomatic ? [] : [words.byHand]),
  ]
}

/** The same as one paragraph. */
export const refundNote = (policy: RefundPolicy, language: LanguageCode): string =>
  refundSentences(policy, language).join(WORDS[language].space)

/** What only the terms say besides: coupons, discounted tickets, a disrupted service. */
export const refundExceptions = (policy: RefundPolicy, language: LanguageCode): string[] => {
  const words = WORDS[language]
  return [
    policy.couponOrders === 'byHand' ? words.couponByHand : words.couponCashPart,
    ...(policy.discountedTickets === 'byHand' ? [words.discountedByHand] : []),
    ...(policy.isForceMajeureFull ? [words.forceMajeure] : []),
  ]
}

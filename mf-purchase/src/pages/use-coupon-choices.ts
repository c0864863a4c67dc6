import { type Fare, getRefusedCoupon } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'
import { allowedCoupons } from '@shuttle/domain'
import { toast, useLanguage, useNow } from '@shuttle/host'
import { useCallback, useEffect } from 'react'
import { useCoupons } from '../api/coupons.queries'
import { refusalText } from '../api/refusal-text'
import { couponChoices, keepUsable } from '../domain/coupon-choices'
import { couponOrderOf, couponTripAsked, couponTripOf } from '../domain/coupon-order-of'
import type { Choices } from '../domain/purchase-attempt-of'
import { chooseCoupons } from '../domain/purchase-draft'
import type { QuoteView } from '../domain/quote-view'
import { useCouponWords } from '../i18n/coupons/use-coupon-words'
import { draftIn, usePurchaseDrafts } from '../state/purchase-draft.store'

const MINUTE_MS = 60_000
const COUPON_REFUSALS: ReadonlySet<string> = new Set([
  'COUPON_NOT_USABLE',
  'COUPON_NUMBER_INVALID',
  'COUPON_COUNT_INVALID',
])

/** The service's word on the chosen coupons, out of a quote or an order it refused; undefined for any other failure. */
export const couponRefusalIn = (error: unknown): { couponNumber: string | undefined } | undefined =>
  isApiError(error) && COUPON_REFUSALS.has(error.code) ? { couponNumber: getRefusedCoupon(error.data) } : undefined

/** The member's coupons for what is chosen, and which of them are; those that stop fitting are given up, and it is said. */
export const useCouponChoices = (choices: Choices, offer: Fare | undefined) => {
  const words = useCouponWords()
  const language = useLanguage()
  const now = useNow(MINUTE_MS)
  const { line, draft, level } = choices
  const { lineCode } = line
  const asked = couponTripAsked(choices)
  const list = useCoupons(level === undefined ? undefined : asked)
  const limit = allowedCoupons(draft.counts, line.category)
  const judged = {
    trip: couponTripOf(choices),
    order: asked && offer && couponOrderOf(choices, offer),
    limit,
    now,
  }
  const kept = list.data && asked ? keepUsable(draft.coupons, list.data, judged) : draft.coupons

  /** Says so once, though more than one screen of the line may be watching. */
  const keepOnly = useCallback(
    (wanted: (coupons: readonly string[]) => readonly string[], text: string) => {
      const { drafts, change } = usePurchaseDrafts.getState()
      const before = draftIn(drafts, lineCode).coupons
      const after = wanted(before)
      if (after.length === before.length) return
      change(lineCode, (now) => chooseCoupons(now, after))
      toast(text, 'notice')
    },
    [lineCode],
  )

  useEffect(() => {
    if (kept !== draft.coupons) keepOnly((coupons) => coupons.filter((each) => kept.includes(each)), words.row.dropped)
  }, [kept, draft.coupons, keepOnly, words])

  const { refetch } = list
  /** The service refuses what is chosen: that coupon is given up, or all where it names none. Answers whether it was about coupons. */
  const giveUpRefused = useCallback(
    (error: unknown): boolean => {
      const refused = couponRefusalIn(error)
      if (!refused) return false
      const { couponNumber } = refused
      keepOnly(
        (coupons) =>
          couponNumber !== undefined && coupons.includes(couponNumber)
            ? coupons.filter((each) => each !== couponNumber)
            : [],
        refusalText(error, language) ?? words.row.dropped,
      )
      void refetch()
      return true
    },
    [keepOnly, language, words, refetch],
  )

  return {
    /** Undefined while they are asked for, and without a date, a passenger or a member. */
    choices: list.data && couponChoices(list.data, draft.coupons, judged),
    isReady: asked !== undefined,
    limit,
    failed: list.isError,
    retry: () => void refetch(),
    isRetrying: list.isFetching,
    /** Whether the chosen ones fit is not known yet: no price is asked for until then. */
    isUnsure: draft.coupons.length > 0 && list.isLoading,
    giveUpRefused,
  }
}

/** Gives up coupons that a quote was refused for, so that the next quote has a total. */
export const useRefusedCoupons = (view: QuoteView, giveUpRefused: (error: unknown) => boolean): void => {
  const error = view.kind === 'failed' ? view.error : undefined
  useEffect(() => {
    if (error !== undefined) giveUpRefused(error)
  }, [error, giveUpRefused])
}

import type { QuoteView } from '@shuttle/booking/checkout'
import { type Fare, getRefusedCoupon } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'
import { allowedCoupons } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { useTripCoupons } from '@shuttle/queries'
import { useCallback, useEffect } from 'react'
import { couponChoices, findUsable } from '../domain/coupon-choices'
import { toCouponOrder, toCouponQuery, toCouponTrip } from '../domain/to-coupon-order'
import type { Choices } from '../domain/to-purchase-check-input'
import { withdrawCoupons } from '../domain/trip-selection'
import { useTripSelections } from '../state/trip-selection.store'

const MINUTE_MS = 60_000
const COUPON_REFUSALS: ReadonlySet<string> = new Set([
  'COUPON_NOT_USABLE',
  'COUPON_NUMBER_INVALID',
  'COUPON_COUNT_INVALID',
])

/** The service's refusal of a chosen coupon, out of a refused quote or order; undefined for any other failure. */
export const readCouponRefusal = (error: unknown): { couponNumber: string | undefined } | undefined =>
  isApiError(error) && COUPON_REFUSALS.has(error.code) ? { couponNumber: getRefusedCoupon(error.data) } : undefined

/**
 * The member's coupons for the selection, and which of them are chosen. Those that stop fitting are removed, and the selection
 * holds that they were.
 */
export const useCouponChoices = (choices: Choices, fare: Fare | undefined, { isSecondary = false } = {}) => {
  const now = useNow(MINUTE_MS)
  const { line, selection, level } = choices
  const { lineCode } = line
  const asked = toCouponQuery(choices)
  const list = useTripCoupons(level === undefined ? undefined : asked, { isSecondary })
  const limit = allowedCoupons(selection.counts, line.category)
  const context = {
    trip: toCouponTrip(choices),
    order: asked && fare && toCouponOrder(choices, fare),
    limit,
    now,
  }
  const kept = list.data && asked ? findUsable(selection.coupons, list.data, context) : selection.coupons

  const withdraw = useCallback(
    (keep: (couponNumber: string) => boolean) =>
      useTripSelections
        .getState()
        .change(lineCode, (before) => withdrawCoupons(before, before.coupons.filter(keep), 'notUsable')),
    [lineCode],
  )

  useEffect(() => {
    if (kept !== selection.coupons) withdraw((couponNumber) => kept.includes(couponNumber))
  }, [kept, selection.coupons, withdraw])

  const { refetch } = list
  const { coupons } = selection
  /** Removes the coupon that the service refuses, or all where it names none. Returns whether the refusal was about coupons. */
  const dropRefused = useCallback(
    (error: unknown): boolean => {
      const refused = readCouponRefusal(error)
      if (!refused) return false
      const { couponNumber } = refused
      const isListed = couponNumber !== undefined && coupons.includes(couponNumber)
      withdraw((each) => isListed && each !== couponNumber)
      void refetch()
      return true
    },
    [withdraw, coupons, refetch],
  )

  return {
    /** Undefined while they are loading, and without a date, a passenger or a member. */
    choices: list.data && couponChoices(list.data, selection.coupons, context),
    isReady: asked !== undefined,
    limit,
    query: list,
    /** It is not decided yet whether the chosen ones fit: no price is requested until then. */
    isUnsure: selection.coupons.length > 0 && list.isLoading,
    dropRefused,
  }
}

/** Gives up coupons that a quote was refused for, so that the next quote has a total. */
export const useDropRefusedCoupons = (view: QuoteView, dropRefused: (error: unknown) => boolean): void => {
  const error = view.kind === 'failed' ? view.error : undefined
  useEffect(() => {
    if (error !== undefined) dropRefused(error)
  }, [error, dropRefused])
}

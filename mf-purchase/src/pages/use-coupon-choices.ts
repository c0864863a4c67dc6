import { useFreePassengers, withoutRefusedCoupons } from '@shuttle/booking/checkout'
import type { Fare, QuoteRequest } from '@shuttle/calls'
import { useCallback, useEffect } from 'react'
import type { Choices } from '../domain/to-purchase-check-input'
import { withdrawCoupons } from '../domain/trip-selection'
import { useFittingCoupons } from '../features/choose-coupons/use-fitting-coupons'
import { useTripSelections } from '../state/trip-selection.store'

/**
 * The member's coupons for the selection, and which of them are chosen. Coupons that stop fitting are removed, and the
 * selection records it.
 */
export const useCouponChoices = (
  choices: Choices,
  fare: Fare | undefined,
  quoteRequest: QuoteRequest | undefined,
  { isSecondary = false } = {},
) => {
  const { line, selection, level } = choices
  const { lineCode } = line
  const { coupons } = selection
  const free = useFreePassengers(level === undefined ? undefined : quoteRequest)
  const { query, usable, ...fitting } = useFittingCoupons({
    subject: choices,
    fare,
    free,
    chosen: coupons,
    isMember: level !== undefined,
    isSecondary,
  })

  const withdraw = useCallback(
    (isUsable: (couponNumber: string) => boolean) =>
      useTripSelections
        .getState()
        .change(lineCode, (before) => withdrawCoupons(before, before.coupons.filter(isUsable), 'notUsable')),
    [lineCode],
  )

  useEffect(() => {
    if (usable !== coupons) withdraw((couponNumber) => usable.includes(couponNumber))
  }, [usable, coupons, withdraw])

  const { refetch } = query
  /**
   * Removes the coupon that the service refuses, or all if it names none. Returns whether the refusal was about
   * coupons.
   */
  const dropRefused = useCallback(
    (error: unknown): boolean => {
      const left = withoutRefusedCoupons(coupons, error)
      if (!left) return false
      withdraw((each) => left.includes(each))
      void refetch()
      return true
    },
    [withdraw, coupons, refetch],
  )

  return {
    ...fitting,
    query,
    /** It is not known yet whether the chosen ones fit: no price is requested until then. */
    isUnsure: coupons.length > 0 && query.isLoading,
    dropRefused,
  }
}

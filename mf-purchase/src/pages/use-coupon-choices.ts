import { useFreePassengers } from '@shuttle/booking/checkout'
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

  /** Removes the chosen coupons that do not remain. */
  const withdraw = useCallback(
    (remaining: readonly string[]) =>
      useTripSelections.getState().change(lineCode, (before) => {
        const left = before.coupons.filter((each) => remaining.includes(each))
        return withdrawCoupons(before, left, 'notUsable')
      }),
    [lineCode],
  )

  useEffect(() => {
    if (usable !== coupons) withdraw(usable)
  }, [usable, coupons, withdraw])

  return {
    ...fitting,
    query,
    /** It is not known yet whether the chosen ones fit: no price is requested until then. */
    isUnsure: coupons.length > 0 && query.isLoading,
    withdraw,
  }
}

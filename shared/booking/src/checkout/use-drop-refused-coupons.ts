import { getRefusedCoupon } from '@shuttle/calls'
import { type ErrorCode, isApiError } from '@shuttle/contracts'
import { useRefreshCoupons } from '@shuttle/queries'
import { useCallback, useEffect } from 'react'
import type { QuoteView } from './quote-view'

/** Every refusal about chosen coupons; that of a typed code is about none of them. */
type CouponRefusal = Exclude<Extract<ErrorCode, `COUPON_${string}`>, 'COUPON_CODE_INVALID'>
const COUPON_REFUSALS: Readonly<Record<CouponRefusal, true>> = {
  COUPON_NOT_USABLE: true,
  COUPON_NUMBER_INVALID: true,
  COUPON_COUNT_INVALID: true,
}

/**
 * The chosen coupons that remain after the service refused a quote or an order because of one: without the named one,
 * or none if it names none. Undefined for any other failure.
 */
const withoutRefusedCoupons = (chosen: readonly string[], error: unknown): readonly string[] | undefined => {
  if (!isApiError(error) || !Object.hasOwn(COUPON_REFUSALS, error.code)) return undefined
  const refused = getRefusedCoupon(error.data)
  return refused !== undefined && chosen.includes(refused) ? chosen.filter((each) => each !== refused) : []
}

/**
 * Drops coupons that a quote is refused for, so that the next quote has a total. Returns the same for the refusal of an
 * order, which returns whether the refusal is about coupons. `onDropped` gets the coupons that remain.
 */
export const useDropRefusedCoupons = (
  view: QuoteView,
  chosen: readonly string[],
  onDropped: (remaining: readonly string[]) => void,
): ((error: unknown) => boolean) => {
  const refresh = useRefreshCoupons()
  const dropRefused = useCallback(
    (error: unknown): boolean => {
      const remaining = withoutRefusedCoupons(chosen, error)
      if (!remaining) return false
      onDropped(remaining)
      refresh()
      return true
    },
    [chosen, onDropped, refresh],
  )
  const error = view.kind === 'failed' ? view.error : undefined
  useEffect(() => {
    if (error !== undefined) dropRefused(error)
  }, [error, dropRefused])
  return dropRefused
}

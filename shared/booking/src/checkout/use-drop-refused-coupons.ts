import { getRefusedCoupon } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'
import { useRefreshCoupons } from '@shuttle/queries'
import { useCallback, useEffect } from 'react'
import type { QuoteView } from './quote-view'

const COUPON_REFUSALS: ReadonlySet<string> = new Set([
  'COUPON_NOT_USABLE',
  'COUPON_NUMBER_INVALID',
  'COUPON_COUNT_INVALID',
])

/**
 * The chosen coupons that remain after the service refused a quote or an order because of one: without the named one,
 * or none if it names none. Undefined for any other failure.
 */
const withoutRefusedCoupons = (chosen: readonly string[], error: unknown): readonly string[] | undefined => {
  if (!isApiError(error) || !COUPON_REFUSALS.has(error.code)) return undefined
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

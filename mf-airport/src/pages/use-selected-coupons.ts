import { type QuoteView, useDropRefusedCoupons, withoutRefusedCoupons } from '@shuttle/booking/checkout'
import { useRefreshCoupons } from '@shuttle/queries'
import { useCallback } from 'react'
import { updateAirportTripSelection, useAirportTripSelection } from '../state/airport-trip-selection.store'

/** Drops the coupons that a quote or an order was refused for; returns whether the refusal was about coupons. */
export const useSelectedCoupons = (view: QuoteView): ((error: unknown) => boolean) => {
  const { coupons } = useAirportTripSelection()
  const refresh = useRefreshCoupons()
  const dropRefused = useCallback(
    (error: unknown): boolean => {
      const left = withoutRefusedCoupons(coupons, error)
      if (!left) return false
      updateAirportTripSelection({ coupons: left })
      refresh()
      return true
    },
    [coupons, refresh],
  )
  useDropRefusedCoupons(view, dropRefused)
  return dropRefused
}

import { type QuoteView, useDropRefusedCoupons, withoutRefusedCoupons } from '@shuttle/booking/checkout'
import { useRefreshCoupons } from '@shuttle/queries'
import { useCallback } from 'react'
import { changeAirportDraft, useAirportDraft } from '../state/airport-draft.store'

/** Drops the coupons that a quote or an order was refused for; returns whether the refusal was about coupons. */
export const useDraftCoupons = (view: QuoteView): ((error: unknown) => boolean) => {
  const { coupons } = useAirportDraft()
  const refresh = useRefreshCoupons()
  const dropRefused = useCallback(
    (error: unknown): boolean => {
      const left = withoutRefusedCoupons(coupons, error)
      if (!left) return false
      changeAirportDraft({ coupons: left })
      refresh()
      return true
    },
    [coupons, refresh],
  )
  useDropRefusedCoupons(view, dropRefused)
  return dropRefused
}

import { readNames, ticketDetailsHref } from '@shuttle/booking/addresses'
import type { LineOnSale } from '@shuttle/calls'
import type { TripChoice } from '@shuttle/domain'
import { now } from '@shuttle/host'
import { hasFailed, useLineSales } from '@shuttle/queries'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { applyTripChoice } from '../domain/apply-trip-choice'
import { unknownSales } from '../domain/unknown-sales'
import { useTripSelections } from '../state/trip-selection.store'

interface TripInAddressProps {
  line: LineOnSale
  choice: TripChoice
  /** Shown until the limits of the line are known. */
  waiting: ReactNode
}

/**
 * Moves the trip of a link into the selection of its line: once, then the address is the line's own again, so that a
 * reload or a return to the page has the passenger's own choices.
 */
export const TripInAddress = ({ line, choice, waiting }: TripInAddressProps) => {
  const navigate = useNavigate()
  const { state } = useLocation()
  const sales = useLineSales(line.lineCode)
  const known = sales.data ?? (hasFailed(sales) ? unknownSales(line) : undefined)
  useEffect(() => {
    if (!known) return
    const { lineCode, category } = line
    const context = { category, sales: known, now: now() }
    const { change } = useTripSelections.getState()
    change(lineCode, (before) => applyTripChoice(before, choice, readNames(state), context))
    navigate(ticketDetailsHref(line), { replace: true })
  }, [line, choice, state, known, navigate])
  return waiting
}

import { useNow } from '@shuttle/host'
import { useLine } from '@shuttle/queries'
import { findMissingStep } from '../domain/missing-step'
import { useAirportTripSelection } from '../state/airport-trip-selection.store'
import type { BookingStep } from './booking-steps'

const MINUTE_MS = 60_000

/** The first step that is not done. Date and passengers come before all steps: without them no step is done. */
export const useFirstOpenStep = (): BookingStep => {
  const selection = useAirportTripSelection()
  const now = useNow(MINUTE_MS)
  const line = useLine(selection.lineCode).data
  const missing = line ? findMissingStep(selection, line, now) : 'trip'
  if (missing === undefined) return 'passengers'
  return missing === 'departure' ? 'departure' : 'flight'
}

import type { LineOnSale } from '@shuttle/calls'
import { useNow } from '@shuttle/host'
import type { ReactNode } from 'react'
import { LineOnSaleOnly } from '../components/line-on-sale-only'
import { MissingStep } from '../components/missing-step'
import type { ChosenDeparture } from '../domain/airport-trip-selection'
import { findMissingStep } from '../domain/missing-step'
import { useAirportTripSelection } from '../state/airport-trip-selection.store'
import { type AirportFare, useAirportFare } from './use-airport-fare'

const MINUTE_MS = 60_000

interface BookedRideProps {
  children: (line: LineOnSale, departure: ChosenDeparture, fares: AirportFare) => ReactNode
}

const Ride = ({ line, children }: BookedRideProps & { line: LineOnSale }) => {
  const selection = useAirportTripSelection()
  const now = useNow(MINUTE_MS)
  const fares = useAirportFare(selection)
  const missing = findMissingStep(selection, line, now)
  if (missing !== undefined || selection.departure === undefined) return <MissingStep step={missing ?? 'departure'} />
  return children(line, selection.departure, fares)
}

/** Renders its children once trip, flight and departure are chosen; otherwise the missing step and its link. */
export const BookedRide = ({ children }: BookedRideProps) => {
  const selection = useAirportTripSelection()
  // Starts in parallel with the line. `Ride` reads it: a result that this component hands on does not follow its query.
  useAirportFare(selection)
  return <LineOnSaleOnly lineCode={selection.lineCode}>{(line) => <Ride line={line}>{children}</Ride>}</LineOnSaleOnly>
}

import type { LineOnSale } from '@shuttle/calls'
import { useNow } from '@shuttle/host'
import { hasFailed, useLine } from '@shuttle/queries'
import { Skeleton } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { MessageCard } from '../components/message-card'
import { MissingStep } from '../components/missing-step'
import { NotLoadedCard } from '../components/not-loaded-card'
import type { ChosenDeparture } from '../domain/airport-trip-selection'
import { findMissingStep } from '../domain/missing-step'
import { useTexts } from '../i18n/use-texts'
import { AIRLINE } from '../paths'
import { useAirportTripSelection } from '../state/airport-trip-selection.store'
import { type AirportFare, useAirportFare } from './use-airport-fare'

const MINUTE_MS = 60_000

interface BookedRideProps {
  children: (line: LineOnSale, departure: ChosenDeparture, fares: AirportFare) => ReactNode
}

/** Renders its children once trip, flight and departure are chosen; otherwise the missing step and its link. */
export const BookedRide = ({ children }: BookedRideProps) => {
  const t = useTexts()
  const selection = useAirportTripSelection()
  const now = useNow(MINUTE_MS)
  const line = useLine(selection.lineCode)
  const fares = useAirportFare(selection)
  if (hasFailed(line)) return <NotLoadedCard query={line} />
  if (line.data === undefined) return <Skeleton kind="card" lines={8} label={t('page.loading')} />
  if (line.data === null) {
    return <MessageCard title={t('missing.notSold')} to={AIRLINE} label={t('missing.toAirline')} />
  }
  const missing = findMissingStep(selection, line.data, now)
  if (missing !== undefined || selection.departure === undefined) return <MissingStep step={missing ?? 'departure'} />
  return children(line.data, selection.departure, fares)
}

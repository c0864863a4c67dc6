import type { LineOnSale } from '@shuttle/calls'
import { DEFAULT_RIDE, plainFlightNumber, toInstant } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { buttonClass, Card } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { TripLine } from '../../components/trip-line'
import { useClockTime } from '../../components/use-clock-time'
import { useHeadcount } from '../../components/use-headcount'
import { type AirportTripSelection, type ChosenDeparture, directionOf } from '../../domain/airport-trip-selection'
import { usePassengersTexts } from '../../i18n/use-passengers-texts'
import { AIRLINE, DEPARTURES, FLIGHT } from '../../paths'
import styles from './trip-summary.module.css'

interface TripSummaryProps {
  line: LineOnSale
  selection: AirportTripSelection
  departure: ChosenDeparture
}

const MINUTE_MS = 60_000

/** The chosen departure, flight and passengers, each with the link to change it. */
export const TripSummary = ({ line, selection: { flight, counts, lineCode }, departure }: TripSummaryProps) => {
  const t = usePassengersTexts()
  const language = useLanguage()
  const toTime = useClockTime()
  const toHeadcount = useHeadcount()
  const { date, beginTime } = departure
  const isTakeOff = directionOf(lineCode) === 'toAirport'
  const arrivesAt = toInstant(date, beginTime) + (line.ride ?? DEFAULT_RIDE).rideMinutes * MINUTE_MS
  const change = (to: string, name: string) => (
    <Link to={to} className={buttonClass({ kind: 'text' })} aria-label={name}>
      {t('page.change')}
    </Link>
  )
  return (
    <Card>
      <div className={styles.lines}>
        <TripLine
          title={t('summary.departs', { date: formatDate(date, language, 'short'), time: beginTime })}
          note={t('summary.route', {
            from: line.originName,
            to: line.destinationName,
            arrives: toTime(arrivesAt, date),
          })}
          action={change(DEPARTURES, t('summary.changeBus'))}
        />
        <TripLine
          title={t(isTakeOff ? 'summary.flightTo' : 'summary.flightFrom', {
            number: plainFlightNumber(flight.flightNumber),
            place: isTakeOff ? flight.destination : flight.origin,
          })}
          note={t(isTakeOff ? 'summary.takesOff' : 'summary.lands', {
            date: formatDate(flight.date, language, 'short'),
            time: flight.time,
          })}
          action={change(FLIGHT, t('summary.changeFlight'))}
        />
        <TripLine
          title={toHeadcount(counts)}
          note={t('summary.seats')}
          action={change(AIRLINE, t('summary.changePassengers'))}
        />
      </div>
    </Card>
  )
}

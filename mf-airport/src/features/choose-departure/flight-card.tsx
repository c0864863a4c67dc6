import { type FlightInfo, plainFlightNumber } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { EarlierChoice } from '../../components/earlier-choice'
import type { Connection } from '../../domain/departure-options'
import { useDeparturesTexts } from '../../i18n/use-departures-texts'

interface FlightCardProps {
  flight: FlightInfo
  direction: Connection['direction']
  /** Both ends of the ride. */
  route: string
  seats: number
  /** The form of the flight. */
  to: string
}

/** The flight that decides which departures are open, and the ride it belongs to. */
export const FlightCard = ({ flight, direction, route, seats, to }: FlightCardProps) => {
  const t = useDeparturesTexts()
  const language = useLanguage()
  const isTakeOff = direction === 'toAirport'
  const number = plainFlightNumber(flight.flightNumber)
  const when = { date: formatDate(flight.date, language, 'short'), time: flight.time }
  return (
    <EarlierChoice
      title={
        isTakeOff
          ? t('departures.flightTo', { number, place: flight.destination })
          : t('departures.flightFrom', { number, place: flight.origin })
      }
      note={
        <>
          {t(isTakeOff ? 'departures.takesOff' : 'departures.hasLanded', when)}
          <br />
          {[route, t('departures.seats', { count: seats })].join(t('page.separator'))}
        </>
      }
      to={to}
      changeLabel={t('page.change')}
      changeName={t('departures.changeFlight')}
    />
  )
}

import { airportDirection, type FlightInfo, plainFlightNumber } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { Card } from '@shuttle/ui'
import { DescriptionList } from '../description-list'
import { formatTakeOffOrLanding } from '../formatters/take-off-or-landing'
import { useAirportTexts } from './use-airport-texts'

/** The flight that the ride of an order connects with. */
export const FlightDetails = ({ flight, lineCode }: { flight: FlightInfo; lineCode: string }) => {
  const t = useAirportTexts()
  const language = useLanguage()
  const { origin, destination, transit } = flight
  const isTakeOff = airportDirection(lineCode) === 'toAirport'
  return (
    <Card title={t('flight.title')}>
      <DescriptionList
        items={[
          { name: t('flight.number'), value: plainFlightNumber(flight.flightNumber) },
          { name: t('flight.airline'), value: flight.airline },
          {
            name: t('flight.route'),
            value: t(transit === '' ? 'flight.fromTo' : 'flight.via', { origin, destination, transit }),
          },
          {
            name: t(isTakeOff ? 'flight.takesOff' : 'flight.lands'),
            value: formatTakeOffOrLanding(flight, language),
          },
        ]}
      />
    </Card>
  )
}

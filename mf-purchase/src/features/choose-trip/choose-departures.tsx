import { useBookingTexts } from '@shuttle/booking'
import type { Direction } from '@shuttle/domain'
import { Notice } from '@shuttle/ui'
import { chooseDeparture, type TripSelection } from '../../domain/trip-selection'
import { ChooseDeparture, type DeparturesOfDay } from './choose-departure'

interface ChooseDeparturesProps {
  selection: TripSelection
  change: (change: (before: TripSelection) => TripSelection) => void
  isRoundTrip: boolean
  departures: Readonly<Record<Direction, DeparturesOfDay>>
}

/** The departures of a reserved fare, and the note to arrive early (purchase 5). */
export const ChooseDepartures = ({ selection, change, isRoundTrip, departures }: ChooseDeparturesProps) => {
  const t = useBookingTexts()
  return (
    <>
      <ChooseDeparture
        direction="outbound"
        dateChosen
        departures={departures.outbound}
        value={selection.departures.outbound}
        onChoose={(departure) => change((before) => chooseDeparture(before, 'outbound', departure))}
      />
      {isRoundTrip && (
        <ChooseDeparture
          direction="inbound"
          dateChosen={selection.returnDate !== undefined}
          departures={departures.inbound}
          value={selection.departures.inbound}
          onChoose={(departure) => change((before) => chooseDeparture(before, 'inbound', departure))}
        />
      )}
      <Notice>{t('trip.arriveEarly')}</Notice>
    </>
  )
}

import { ChangeEntry, FlightDetails, SaveToCalendar } from '@shuttle/booking/airport'
import type { Order } from '@shuttle/calls'
import { useLineNames } from '@shuttle/queries'

export interface AirportPartsProps {
  open: boolean
  order: Order
}

/** Parts of airport orders only: flight, link to another departure, calendar file (D4.16). */
export const AirportParts = ({ order }: AirportPartsProps) => {
  const { lineCode, flight } = order
  const line = useLineNames().data?.find((each) => each.lineCode === lineCode)
  return (
    <>
      {flight && <FlightDetails flight={flight} lineCode={lineCode} />}
      <ChangeEntry order={order} />
      <SaveToCalendar order={order} lineCode={lineCode} rideMinutes={line?.ride?.rideMinutes} />
    </>
  )
}

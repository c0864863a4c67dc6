import { ChangeEntry, FlightFacts } from '@shuttle/booking/airport'
import type { Order } from '@shuttle/calls'

export interface AirportPartsProps {
  open: boolean
  order: Order
}

/** What only an order of the airport line shows: its flight, and the way to another departure (decision "airport line"). */
export const AirportParts = ({ order }: AirportPartsProps) => (
  <>
    {order.flight && <FlightFacts flight={order.flight} lineCode={order.lineCode} />}
    <ChangeEntry order={order} />
  </>
)

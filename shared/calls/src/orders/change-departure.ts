import type { CivilDate, FlightInfo, Instant } from '@shuttle/domain'
import { changeDepartureCall } from '@shuttle/wire'
import { instantFromWire } from '../codes'
import { callService } from '../send-call'
import { flightToWire } from './flight'
import { type Trip, tripFromWire } from './order-core'

/** Another departure for all valid tickets of an airport order, and the flight that it connects with. */
export interface DepartureChange {
  orderNo: string
  /** Line of the departure; that of the order where it is missing. */
  lineCode?: string | undefined
  date: CivilDate
  /** `HH:mm` */
  beginTime: string
  flight: FlightInfo
}

export interface ChangedOrder {
  orderNo: string
  outbound: Trip
  /** The previous code is void. */
  pickupCode: string
  changedAt: Instant
}

/**
 * Changes the departure of an airport order, once; repeating it with the same key is the same change. Refused:
 * ORDER_NOT_FOUND, the CHANGE codes, and the codes of departures, connections and flights.
 */
export const changeDeparture = async (
  { orderNo, lineCode, date, beginTime, flight }: DepartureChange,
  idempotencyKey: string,
): Promise<ChangedOrder> => {
  const line = lineCode === undefined ? {} : { lineCode }
  const body = { orderNo, ...line, bookDate: date, beginTime, flight: flightToWire(flight) }
  const { responseData } = await callService(changeDepartureCall, body, { idempotencyKey })
  return {
    orderNo: responseData.orderNo,
    outbound: tripFromWire(responseData.ticketData, responseData.bookBeginTime, responseData.bookEndTime),
    pickupCode: responseData.exchangeCode,
    changedAt: instantFromWire(responseData.changeTime),
  }
}

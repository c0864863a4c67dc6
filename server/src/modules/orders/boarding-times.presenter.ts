import { FARE_WINDOW } from '@shuttle/domain'
import type { OrderRow } from '../../database/types'

const NONE = { bookBeginTime: '', bookEndTime: '' }
const spell = (from: string, to: string) => ({ bookBeginTime: `${from}:00`, bookEndTime: `${to}:00` })

/** When one way of an order boards: its booked session, or the window of its fare type; empty where it has no such way. */
export const boardingTimes = (order: OrderRow, leg: 1 | 2): { bookBeginTime: string; bookEndTime: string } => {
  if (leg === 2 && order.return_date === null) return NONE
  if (order.fare_type !== 'reserved') return spell(FARE_WINDOW[order.fare_type].from, FARE_WINDOW[order.fare_type].to)
  const [begin, end] = leg === 1 ? [order.begin_time, order.end_time] : [order.return_begin_time, order.return_end_time]
  return begin === '' ? NONE : spell(begin, end)
}

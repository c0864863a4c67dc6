import type { OrderStatus, TicketCategory } from '@shuttle/domain'
import type { queryOrdersCall } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { Refusal } from '../../../runtime/errors'

type Body = z.infer<(typeof queryOrdersCall)['request']>

const STATUSES: Record<Body['orderStatus'], readonly OrderStatus[] | undefined> = {
  '': undefined,
  '0': ['toPay'],
  '1,5': ['paid', 'partlyRefunded'],
}
const CATEGORIES: Record<Body['ticketCategory'], readonly TicketCategory[]> = {
  '1,2': ['oneWay', 'roundTrip'],
  '1': ['oneWay'],
  '2': ['roundTrip'],
}

export interface OrderListRequest {
  /** Every status where it is undefined. */
  statuses: readonly OrderStatus[] | undefined
  categories: readonly TicketCategory[]
  /** Number of the last order of the page before; empty for the first page. */
  afterOrderNo: string
  /** Those of the airport line alone. */
  isAirport: boolean
  limit: number
}

export const readOrderList = (body: Body): OrderListRequest => ({
  statuses: STATUSES[body.orderStatus],
  categories: CATEGORIES[body.ticketCategory],
  afterOrderNo: body.nextOrderNo,
  isAirport: body.airport === '1',
  limit: body.rowCount,
})

/** Refuses a cursor that is no order of the member, whether or not it is one of another member. */
export const unknownCursor = () => new Refusal('BAD_REQUEST', { fields: ['nextOrderNo'] })

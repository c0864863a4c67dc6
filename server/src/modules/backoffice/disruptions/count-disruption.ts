import type { Cents, Instant } from '@shuttle/domain'
import { chooseDisruptedTickets, type DisruptionScope } from '@shuttle/domain/staff'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { type OrderView, viewOrders } from '../../passenger/orders'
import { countUsedCoupons, countWaitingRequests, findOrdersOnRides } from './found-orders.repository'
import { toDisruptedTickets } from './to-disrupted-tickets'

/** What a declaration would refund and cancel. */
interface DisruptionCounts {
  orders: number
  tickets: number
  sums: Map<'CNY' | 'HKD', Cents>
  coupons: number
  mails: number
  refundedBefore: number
  requests: number
  unpaid: number
  checkedTickets: number
  checkedOrders: number
}

const SLICE = 500

const countOrder = (counts: DisruptionCounts, view: OrderView, chosen: readonly string[]): void => {
  const tickets = view.tickets.filter(({ ticket_no }) => chosen.includes(ticket_no))
  const { currency } = view.order
  const paid = tickets.reduce((sum, { paid_cents }) => sum + paid_cents, 0)
  counts.orders += 1
  counts.tickets += tickets.length
  counts.sums.set(currency, (counts.sums.get(currency) ?? 0) + paid)
  if (view.tickets.some(({ status }) => status === 'refunded')) counts.refundedBefore += 1
}

/** Counts the effect of declaring these rides now, by the same rule that refunds. Changes nothing. */
export const countDisruption = async (
  db: Kysely<Database>,
  scope: DisruptionScope,
  now: Instant,
): Promise<DisruptionCounts> => {
  const found = await findOrdersOnRides(db, scope)
  const counts: DisruptionCounts = {
    ...{ orders: 0, tickets: 0, sums: new Map(), coupons: 0, mails: 0, refundedBefore: 0, requests: 0 },
    ...{ unpaid: found.filter(({ status }) => status === 'toPay').length, checkedTickets: 0, checkedOrders: 0 },
  }
  const paid = found.filter(({ status }) => status !== 'toPay')
  for (let at = 0; at < paid.length; at += SLICE) {
    const slice = paid.slice(at, at + SLICE)
    const addressed = new Set(slice.filter((order) => order.has_address).map(({ order_no }) => order_no))
    const refunded: string[] = []
    const withCoupons: string[] = []
    for (const view of await viewOrders(db, slice)) {
      const chosen = chooseDisruptedTickets(scope, toDisruptedTickets(view), now)
      if (chosen.checked.length > 0) counts.checkedOrders += 1
      counts.checkedTickets += chosen.checked.length
      if (chosen.refunded.length === 0) continue
      countOrder(counts, view, chosen.refunded)
      if (addressed.has(view.order.order_no)) counts.mails += 1
      refunded.push(view.order.order_no)
      if (view.tickets.every(({ checks }) => checks.length === 0)) withCoupons.push(view.order.order_no)
    }
    counts.requests += await countWaitingRequests(db, refunded)
    counts.coupons += await countUsedCoupons(db, withCoupons)
  }
  return counts
}

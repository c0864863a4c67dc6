import type { Coded } from '@shuttle/calls'
import { isAirportLine, isToCollect, type OrderStatus } from '@shuttle/domain'

export type OrderAction = 'cancel' | 'pay' | 'refund' | 'show' | 'progress' | 'buyAgain'

const FINISHED: readonly string[] = ['used', 'ended', 'expired', 'cancelled', 'refunded'] satisfies OrderStatus[]

/** Statuses that are final: F, G, E, C, U. */
export const isFinished = (status: Coded<OrderStatus>): boolean => FINISHED.includes(status)

/** Status in refund with tickets that are still valid: a request waits for staff. */
export const waitsForStaff = (order: { status: Coded<OrderStatus>; tickets: readonly { state: string }[] }): boolean =>
  order.status === 'refunding' && order.tickets.some(({ state }) => state === 'valid')

interface OrderActionInput {
  status: Coded<OrderStatus>
  isUnchecked: boolean
  lineCode: string
}

/** The actions of a card by the status of its order, the main one last. */
export const listActions = (order: OrderActionInput): OrderAction[] => {
  if (order.status === 'toPay') return ['cancel', 'pay']
  // The details of an airport order have no pickup code after a check.
  if (isToCollect(order.status) && isAirportLine(order.lineCode) && !order.isUnchecked) return []
  if (isToCollect(order.status)) return order.isUnchecked ? ['refund', 'show'] : ['show']
  if (order.status === 'refunding') return ['progress']
  return isFinished(order.status) ? ['buyAgain'] : []
}

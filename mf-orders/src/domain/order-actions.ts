import type { Coded } from '@shuttle/calls'
import { isToCollect, type OrderStatus } from '@shuttle/domain'

export type OrderAction = 'cancel' | 'pay' | 'refund' | 'show' | 'progress' | 'buyAgain'

const FINISHED: readonly string[] = ['used', 'ended', 'expired', 'cancelled', 'refunded'] satisfies OrderStatus[]

/** Over for good: F, G, E, C, U. */
export const isFinished = (status: Coded<OrderStatus>): boolean => FINISHED.includes(status)

/** In refund with tickets that are still valid: a request waits for staff. */
export const waitsForStaff = (order: { status: Coded<OrderStatus>; tickets: readonly { state: string }[] }): boolean =>
  order.status === 'refunding' && order.tickets.some(({ state }) => state === 'valid')

/** What a card offers by the status of its order, the main one last. */
export const listActions = (order: { status: Coded<OrderStatus>; isUnchecked: boolean }): OrderAction[] => {
  if (order.status === 'toPay') return ['cancel', 'pay']
  if (isToCollect(order.status)) return order.isUnchecked ? ['refund', 'show'] : ['show']
  if (order.status === 'refunding') return ['progress']
  return isFinished(order.status) ? ['buyAgain'] : []
}

import { toInstant } from '../civil-date'
import type { PassengerType } from '../passenger-type'
import { PURCHASE_READING } from '../refund-presets'
import type { RefundableOrder, RefundableTicket } from '../refundable-ticket'

export const SOLD_AT = toInstant('2026-11-21', '10:00')
export const DEPARTS_AT = toInstant('2026-11-24', '10:00')
export const RETURNS_AT = toInstant('2026-11-26', '10:00')
export const PURCHASE_POLICY = { id: 'purchase', from: undefined, until: undefined, ...PURCHASE_READING }

const PAID: Record<PassengerType, number> = { adult: 6500, student: 6500, child: 3300, elderly: 3300, infant: 0 }

/** Valid tickets `1`, `2` ... of these passengers; on a round trip each has its inbound ticket, `1r`, `2r` ... */
export const refundableTickets = (passengerTypes: readonly PassengerType[], legs: 1 | 2 = 1): RefundableTicket[] =>
  passengerTypes.flatMap((passengerType, at) => {
    const [no, back] = [String(at + 1), `${at + 1}r`]
    const ticket = { passengerType, paid: PAID[passengerType], status: 'valid', isChecked: false } as const
    const out = {
      ...ticket,
      ticketNo: no,
      leg: 1,
      otherLegTicketNo: legs === 2 ? back : undefined,
      departsAt: DEPARTS_AT,
    }
    return legs === 1
      ? [out]
      : [out, { ...ticket, ticketNo: back, leg: 2, otherLegTicketNo: no, departsAt: RETURNS_AT }]
  })

/**
 * A paid order in Hong Kong dollars, sold on 21 November at 10:00 for a ride three days later, under the purchase
 * reading.
 */
export const aRefundableOrder = (
  passengerTypes: readonly PassengerType[],
  change: Partial<RefundableOrder> = {},
): RefundableOrder & { policy: typeof PURCHASE_POLICY } => {
  const tickets = change.tickets ?? refundableTickets(passengerTypes)
  return {
    currency: 'HKD',
    due: tickets.reduce((due, { paid }) => due + paid, 0),
    soldAt: SOLD_AT,
    hasCoupon: false,
    hasPromotion: false,
    canProviderRefund: true,
    isCollected: false,
    discountedTypes: ['child', 'elderly'],
    ...change,
    policy: (change.policy ?? PURCHASE_POLICY) as typeof PURCHASE_POLICY,
    tickets,
  }
}

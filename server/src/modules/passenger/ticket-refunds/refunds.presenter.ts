import {
  findRefundTierAt,
  type Instant,
  isRefundByApplication,
  nextRefundTierAt,
  quoteRefund,
  REFUND_REASONS,
  type RefundableTicket,
  type RefundQuoteItem,
  type RefundReason,
  refundClosesAt,
  withOtherLegs,
} from '@shuttle/domain'
import type {
  applyRefundCall,
  queryRefundPreviewCall,
  refundableTicketRow,
  refundItemRow,
  refundRow,
} from '@shuttle/wire'
import type * as z from 'zod/mini'
import { wireMoment } from '../../../http/envelope'
import { wireCurrency, wirePassengerType } from '../../../http/wire-codes.presenter'
import type { StoredQuote } from './quote-refund'
import type { TicketRefund } from './refund-records.repository'
import { checkTicketNow, type OrderToRefund } from './refundable-order'

type ReasonCode = z.infer<typeof applyRefundCall.request>['reasonCode']

const REASON_CODES: Record<RefundReason, ReasonCode> = {
  'plan-changed': 'PLAN_CHANGED',
  'bought-wrong': 'BOUGHT_WRONG',
  duplicate: 'DUPLICATE',
  'service-disruption': 'SERVICE_DISRUPTION',
  illness: 'ILLNESS',
  other: 'OTHER',
}

export const readReason = (code: ReasonCode): RefundReason =>
  REFUND_REASONS.find((reason) => REASON_CODES[reason] === code) ?? 'other'

const isPassengersReason = (reason: string): reason is RefundReason => Object.hasOwn(REASON_CODES, reason)
/** Empty where the refund is automatic. */
export const presentReason = (reason: string): string => (isPassengersReason(reason) ? REASON_CODES[reason] : '')

export const presentItem = (
  { ticketNo, paid, rate, fee, refund }: RefundQuoteItem,
  fare: number,
): z.infer<typeof refundItemRow> => ({ ph: ticketNo, fare, paid, feeRate: rate, fee, refund })

/** Tickets that must go with this one: the same passenger's other leg, or with a promotion all of the order. */
const findTogether = ({ refundable }: OrderToRefund, { ticketNo }: RefundableTicket): string[] =>
  refundable.hasPromotion ? refundable.tickets.map((ticket) => ticket.ticketNo) : withOtherLegs(refundable, [ticketNo])

const presentAmounts = ({ refundable }: OrderToRefund, ticket: RefundableTicket, fare: number, now: Instant) => {
  const { policy, soldAt } = refundable
  const { departsAt, changedFrom, delayMinutes } = ticket
  const times = { soldAt, departsAt, changedFrom, delayMinutes, now }
  const closes = refundClosesAt(policy, times)
  const [item] = quoteRefund(refundable, [ticket.ticketNo], now).items
  if (ticket.status !== 'valid' || now >= closes || !item || !findRefundTierAt(policy, times)) return {}
  const next = nextRefundTierAt(policy, times)
  return {
    ...presentItem(item, fare),
    ...(next !== undefined && next < closes && { nextFeeTime: wireMoment(next) }),
    closeTime: wireMoment(closes),
  }
}

/** Every ticket as a screen shows it before any is selected. */
export const presentTickets = (order: OrderToRefund, now: Instant): Array<z.infer<typeof refundableTicketRow>> =>
  order.view.tickets.flatMap((row) => {
    const ticket = order.refundable.tickets.find(({ ticketNo }) => ticketNo === row.ticket_no)
    if (!ticket) return []
    const violation = checkTicketNow(order, ticket, now)
    const name = order.view.passengers.find(({ position }) => position === row.passenger_position)?.name
    return [
      {
        ph: row.ticket_no,
        fare: row.fare_cents,
        paid: row.paid_cents,
        ticketType: wirePassengerType(row.passenger_type),
        leg: String(row.leg),
        cpzt: row.status === 'refunded' ? '10' : '00',
        ...(name && { userName: name }),
        reason: violation ?? '',
        byApplication: violation !== undefined && isRefundByApplication(violation),
        together: findTogether(order, ticket),
        ...presentAmounts(order, ticket, row.fare_cents, now),
      },
    ]
  })

/** The preview of a refund; without a quote the states of the tickets alone. */
export const presentPreview = (
  order: OrderToRefund,
  quote: StoredQuote | undefined,
  now: Instant,
): z.infer<typeof queryRefundPreviewCall.answer>['responseData'] => {
  const fareFor = (ticketNo: string) =>
    order.view.tickets.find((ticket) => ticket.ticket_no === ticketNo)?.fare_cents ?? 0
  return {
    orderNo: order.view.order.order_no,
    currency: wireCurrency(order.view.order.currency),
    quoteId: quote?.quoteNo ?? '',
    policyId: order.refundable.policy.id,
    ...(quote && { validUntil: wireMoment(quote.validUntil) }),
    items: (quote?.items ?? []).map((item) => presentItem(item, fareFor(item.ticketNo))),
    total: quote?.refund ?? 0,
    totalFee: quote?.fee ?? 0,
    tickets: presentTickets(order, now),
  }
}

export const presentRefund = (
  { refund, tickets, outsideReference }: TicketRefund,
  currency: string,
): z.infer<typeof refundRow> => ({
  refundNo: refund.refund_no,
  orderNo: refund.order_no,
  state: refund.state.toUpperCase(),
  total: refund.amount_cents,
  totalFee: tickets.reduce((sum, ticket) => sum + ticket.fee_cents, 0),
  currency,
  payType: refund.provider,
  reasonCode: presentReason(refund.reason),
  reasonText: refund.reason_text,
  applyTime: wireMoment(refund.created_at),
  ...(refund.ended_at !== null && { doneTime: wireMoment(refund.ended_at) }),
  ...(outsideReference !== undefined && { outsideRef: outsideReference }),
  items: tickets.map((ticket) => ({
    ph: ticket.ticket_no,
    fare: ticket.fare_cents,
    paid: ticket.paid_cents,
    feeRate: ticket.rate,
    fee: ticket.fee_cents,
    refund: ticket.refund_cents,
  })),
})

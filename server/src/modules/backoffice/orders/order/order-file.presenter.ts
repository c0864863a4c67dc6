import { type FlightInfo, isAirportLine, maskIdTail, ticketTimes } from '@shuttle/domain'
import { checkStaffOrderAction, maskEmail, STAFF_ORDER_ACTIONS, type StaffPosition } from '@shuttle/domain/staff'
import type { OrderFile } from '@shuttle/wire/staff'
import type { OrderFlightRow, OrderPassengerRow } from '../../../../database/types'
import type { OutboxRow } from '../../../../outbox/outbox.repository'
import type { PaymentAttemptRow, PaymentTransactionRow } from '../../../money/payments'
import { isDocumentStored, isRefundPending, type OrderView, toTicketRide } from '../../../passenger/orders'
import type { RequestView } from '../../../passenger/refund-requests'
import type { TicketRefund } from '../../../passenger/ticket-refunds'
import { presentFoundOrder, type ShownIn } from '../search/found-order.presenter'
import { presentMailKind } from './mail-kind.presenter'
import { presentNote } from './order-note.presenter'
import { type OrderHistory, toStaffOrderActionInput } from './read-order-file'
import { presentTimeline } from './timeline.presenter'

const toFlight = (row: OrderFlightRow): FlightInfo => ({
  flightNumber: row.flight_number,
  airline: row.airline,
  origin: row.origin,
  destination: row.destination,
  transit: row.transit,
  date: row.flight_date,
  time: row.flight_time,
})

const presentHead = ({ view, attempts, email }: OrderHistory, shown: ShownIn): OrderFile['order'] => {
  const { order, flight } = view
  return {
    ...presentFoundOrder(view, shown),
    maskedEmail: maskEmail(email ?? '') || undefined,
    payBy: order.pay_by,
    paidAt: order.paid_at ?? undefined,
    payType: order.pay_type || undefined,
    amount: order.amount_cents,
    promotion: order.promotion_cents,
    coupon: order.coupon_cents,
    language: attempts.at(-1)?.language,
    pickupCodeTail: (isAirportLine(order.line_code) && order.pickup_code.slice(-4)) || undefined,
    flight: flight && toFlight(flight),
  }
}

/** Times are those of its departure: a ticket for any bus has none. */
const presentTicket = (ticket: OrderView['tickets'][number], view: OrderView): OrderFile['tickets'][number] => {
  const isReserved = view.order.fare_type === 'reserved'
  return {
    ticketNo: ticket.ticket_no,
    passengerPosition: ticket.passenger_position ?? undefined,
    passengerType: ticket.passenger_type,
    isInbound: ticket.leg === 2,
    lineCode: ticket.line_code,
    travelDate: ticket.travel_date,
    beginTime: isReserved ? ticket.begin_time : undefined,
    endTime: isReserved ? ticket.end_time : undefined,
    fare: ticket.fare_cents,
    paid: ticket.paid_cents,
    isRefunded: ticket.status === 'refunded',
    isRefundPending: isRefundPending(view, ticket.ticket_no),
    isChecked: ticket.checks.length > 0,
    isCollected: ticket.collected_at !== null,
    goodUntil: ticketTimes(toTicketRide(view.order, ticket)).until,
  }
}

const presentPassenger = (passenger: OrderPassengerRow): OrderFile['passengers'][number] => ({
  position: passenger.position,
  name: passenger.name,
  passengerType: passenger.passenger_type,
  documentType: passenger.document_type || undefined,
  maskedDocument: maskIdTail(passenger.id_tail) || undefined,
  isDocumentStored: isDocumentStored(passenger),
})

const presentAttempt = (
  attempt: PaymentAttemptRow,
  transactions: readonly PaymentTransactionRow[],
): OrderFile['attempts'][number] => ({
  requestNo: attempt.request_no,
  payType: attempt.provider,
  amount: attempt.amount_cents,
  currency: attempt.currency,
  state: attempt.state,
  openedAt: attempt.created_at,
  checks: attempt.checks,
  nextCheckAt: attempt.state === 'open' ? attempt.next_check_at : undefined,
  payments: transactions
    .filter(({ request_no }) => request_no === attempt.request_no)
    .map((taken) => ({
      transactionId: taken.transaction_id,
      amount: taken.amount_cents,
      currency: taken.currency,
      outcome: taken.outcome,
      bookedAt: taken.booked_at,
    })),
})

const presentRefund = ({ refund, tickets, outsideReference }: TicketRefund): OrderFile['refunds'][number] => ({
  refundNo: refund.refund_no,
  state: refund.state,
  refund: refund.amount_cents,
  fee: tickets.reduce((sum, ticket) => sum + ticket.fee_cents, 0),
  payType: refund.provider,
  reason: refund.reason,
  reasonText: refund.reason_text || undefined,
  acceptedAt: refund.created_at,
  doneAt: refund.ended_at ?? undefined,
  outsideReference,
  checks: refund.checks,
  cause: refund.last_answer || undefined,
  items: tickets.map((ticket) => ({
    ticketNo: ticket.ticket_no,
    fare: ticket.fare_cents,
    paid: ticket.paid_cents,
    rate: ticket.rate,
    fee: ticket.fee_cents,
    refund: ticket.refund_cents,
  })),
})

const presentRequest = (
  { request, proofType, refundNo }: RequestView,
  { order, tickets }: OrderView,
): OrderFile['requests'][number] => ({
  requestNo: request.request_no,
  state: request.state,
  refund: request.items.reduce((sum, { refund }) => sum + refund, 0),
  fee: request.items.reduce((sum, { fee }) => sum + fee, 0),
  payType: order.pay_type,
  reason: request.reason,
  reasonText: request.reason_text || undefined,
  maskedEmail: maskEmail(request.email) || undefined,
  sentAt: request.created_at,
  answerBy: request.answer_by,
  endedAt: request.ended_at ?? undefined,
  answerText: request.answer_text || undefined,
  proofType,
  refundNo,
  items: request.items.map(({ ticketNo, paid, rate, fee, refund }) => ({
    ...{ ticketNo, paid, rate, fee, refund },
    fare: tickets.find(({ ticket_no }) => ticket_no === ticketNo)?.fare_cents ?? 0,
  })),
})

const presentMail = (mail: OutboxRow): OrderFile['mails'][number] => ({
  id: mail.id,
  kind: presentMailKind(mail.kind),
  at: mail.created_at,
  state: mail.state,
  tries: mail.attempts,
  cause: mail.last_error ?? undefined,
})

const presentChanges = ({ change }: OrderView): OrderFile['changes'] =>
  change
    ? [
        {
          at: change.changed_at,
          from: { date: change.from_date, beginTime: change.from_begin_time },
          to: { date: change.to_date, beginTime: change.to_begin_time },
        },
      ]
    : []

const presentStaffOrderActions = (
  file: OrderHistory,
  position: StaffPosition,
): Pick<OrderFile, 'allowed' | 'refused'> => {
  const input = toStaffOrderActionInput(file)
  const outcomes = STAFF_ORDER_ACTIONS.map((action) => ({
    action,
    code: checkStaffOrderAction(position, action, input),
  }))
  return {
    allowed: outcomes.flatMap(({ action, code }) => (code === undefined ? [action] : [])),
    refused: outcomes.flatMap(({ action, code }) => (code === undefined ? [] : [{ action, code }])),
  }
}

/** An order as its page shows it to a person in this position. */
export const presentOrderFile = (file: OrderHistory, shown: ShownIn & { position: StaffPosition }): OrderFile => {
  const { view, attempts, transactions, refunds, requests, mails, notes } = file
  return {
    order: presentHead(file, shown),
    tickets: view.tickets.map((ticket) => presentTicket(ticket, view)),
    passengers: view.passengers.map(presentPassenger),
    attempts: attempts.map((attempt) => presentAttempt(attempt, transactions)),
    refunds: refunds.map(presentRefund),
    requests: requests.map((request) => presentRequest(request, view)),
    changes: presentChanges(view),
    mails: mails.map(presentMail),
    notes: notes.map(presentNote),
    timeline: presentTimeline(file),
    ...presentStaffOrderActions(file, shown.position),
  }
}

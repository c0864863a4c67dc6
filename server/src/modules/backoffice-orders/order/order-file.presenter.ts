import { isAirportLine, maskIdTail, ticketTimes } from '@shuttle/domain'
import { checkStaffOrderAction, maskEmail, STAFF_ORDER_ACTIONS, type StaffPosition } from '@shuttle/domain/staff'
import type { queryOrderFileCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import type { OrderPassengerRow, OrderRow } from '../../../database/types'
import { wireMoment } from '../../../http/envelope'
import { wireCurrency, wireDocumentType, wirePassengerType } from '../../../http/wire-codes.presenter'
import type { OutboxRow } from '../../../outbox/outbox.repository'
import { isDocumentStored, type OrderView, presentFlight, toTicketRide } from '../../orders'
import type { PaymentAttemptRow, PaymentTransactionRow } from '../../payments'
import { presentRequest } from '../../refund-requests'
import { presentRefund } from '../../ticket-refunds'
import { presentFoundOrder, type ShownIn } from '../search/found-order.presenter'
import { presentMailKind } from './mail-kind.presenter'
import { presentNote } from './order-note.presenter'
import { type OrderFile, toStaffOrderActionInput } from './read-order-file'
import { presentTimeline } from './timeline.presenter'

type Answer = z.infer<typeof queryOrderFileCall.answer>['responseData']

const presentHead = ({ view, attempts, email }: OrderFile, shown: ShownIn): Answer['order'] => {
  const { order, flight } = view
  return {
    ...presentFoundOrder(view, shown),
    payTime: wireMoment(order.pay_by),
    ...(order.paid_at !== null && { paidTime: wireMoment(order.paid_at) }),
    payType: order.pay_type,
    amount: order.amount_cents,
    promotion: order.promotion_cents,
    coupon: order.coupon_cents,
    memberEmail: maskEmail(email ?? ''),
    language: attempts.at(-1)?.language ?? '',
    pickupCodeTail: isAirportLine(order.line_code) ? order.pickup_code.slice(-4) : '',
    ...(flight && { flight: presentFlight(flight) }),
  }
}

/** Times are those of its departure: a ticket for any bus has none. */
const presentTicket = (ticket: OrderView['tickets'][number], order: OrderRow): Answer['tickets'][number] => ({
  ticketNo: ticket.ticket_no,
  ...(ticket.passenger_position !== null && { passengerPosition: ticket.passenger_position }),
  passengerType: wirePassengerType(ticket.passenger_type),
  leg: String(ticket.leg),
  lineCode: ticket.line_code,
  travelDate: ticket.travel_date,
  beginTime: order.fare_type === 'reserved' ? ticket.begin_time : '',
  endTime: order.fare_type === 'reserved' ? ticket.end_time : '',
  fare: ticket.fare_cents,
  paid: ticket.paid_cents,
  state: ticket.status.toUpperCase(),
  checks: ticket.checks.map(({ checked_at, gate, device }) => ({ time: wireMoment(checked_at), gate, device })),
  ...(ticket.collected_at !== null && { collectTime: wireMoment(ticket.collected_at) }),
  collectPlace: ticket.collected_place,
  goodUntil: wireMoment(ticketTimes(toTicketRide(order, ticket)).until),
})

const presentPassenger = (passenger: OrderPassengerRow): Answer['passengers'][number] => ({
  passengerPosition: passenger.position,
  name: passenger.name,
  passengerType: wirePassengerType(passenger.passenger_type),
  ...(passenger.document_type !== '' && { documentType: wireDocumentType(passenger.document_type) }),
  document: maskIdTail(passenger.id_tail),
  isStored: isDocumentStored(passenger),
})

const presentAttempt = (
  attempt: PaymentAttemptRow,
  transactions: readonly PaymentTransactionRow[],
): Answer['attempts'][number] => ({
  requestNo: attempt.request_no,
  payType: attempt.provider,
  amount: attempt.amount_cents,
  currency: wireCurrency(attempt.currency),
  state: attempt.state.toUpperCase(),
  openedTime: wireMoment(attempt.created_at),
  checks: attempt.checks,
  ...(attempt.state === 'open' && { nextCheckTime: wireMoment(attempt.next_check_at) }),
  payments: transactions
    .filter(({ request_no }) => request_no === attempt.request_no)
    .map((taken) => ({
      transactionId: taken.transaction_id,
      amount: taken.amount_cents,
      currency: taken.currency,
      outcome: taken.outcome.toUpperCase(),
      time: wireMoment(taken.booked_at),
    })),
})

const presentMail = (mail: OutboxRow): Answer['mails'][number] => ({
  mailId: mail.id,
  kind: presentMailKind(mail.kind),
  time: wireMoment(mail.created_at),
  state: mail.state.toUpperCase(),
  tries: mail.attempts,
  cause: mail.last_error ?? '',
})

const presentChanges = ({ change }: OrderView): Answer['changes'] =>
  change
    ? [
        {
          time: wireMoment(change.changed_at),
          ...{ fromDate: change.from_date, fromTime: change.from_begin_time },
          ...{ toDate: change.to_date, toTime: change.to_begin_time },
        },
      ]
    : []

const presentStaffOrderActions = (file: OrderFile, position: StaffPosition): Pick<Answer, 'allowed' | 'refused'> => {
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
export const presentOrderFile = (file: OrderFile, shown: ShownIn & { position: StaffPosition }): Answer => {
  const { view, attempts, transactions, refunds, requests, mails, notes } = file
  const currency = wireCurrency(view.order.currency)
  return {
    order: presentHead(file, shown),
    tickets: view.tickets.map((ticket) => presentTicket(ticket, view.order)),
    passengers: view.passengers.map(presentPassenger),
    attempts: attempts.map((attempt) => presentAttempt(attempt, transactions)),
    refunds: refunds.map((refund) => ({
      ...presentRefund(refund, currency),
      checks: refund.refund.checks,
      cause: refund.refund.last_answer,
    })),
    requests: requests.map((request) => ({
      ...presentRequest(request, view),
      email: maskEmail(request.request.email),
    })),
    changes: presentChanges(view),
    mails: mails.map(presentMail),
    notes: notes.map(presentNote),
    timeline: presentTimeline(file),
    ...presentStaffOrderActions(file, shown.position),
  }
}

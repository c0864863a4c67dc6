import type { Instant } from '@shuttle/domain'
import type { OrderFile } from '@shuttle/wire/staff'
import { presentMailKind } from './mail-kind.presenter'
import type { OrderHistory } from './read-order-file'

interface Event {
  at: Instant
  kind: OrderFile['timeline'][number]['kind']
  object: string
  detail?: string | undefined
  amount?: number
}

const ofOrder = ({ view: { order, change } }: OrderHistory): Event[] => [
  { at: order.placed_at, kind: 'placed', object: order.order_no, amount: order.due_cents },
  ...(order.paid_at === null
    ? []
    : [
        {
          at: order.paid_at,
          kind: 'paid' as const,
          object: order.order_no,
          detail: order.pay_type,
          amount: order.due_cents,
        },
      ]),
  ...(change
    ? [
        {
          at: change.changed_at,
          kind: 'changed' as const,
          object: order.order_no,
          detail: `${change.from_date} ${change.from_begin_time} → ${change.to_date} ${change.to_begin_time}`,
        },
      ]
    : []),
]

const ofPayments = ({ attempts, transactions }: OrderHistory): Event[] => [
  ...attempts.map(
    ({ created_at, request_no, provider, amount_cents }): Event => ({
      ...{ at: created_at, kind: 'attempt', object: request_no, detail: provider, amount: amount_cents },
    }),
  ),
  ...transactions.map(
    ({ booked_at, transaction_id, outcome, amount_cents }): Event => ({
      ...{ at: booked_at, kind: 'money', object: transaction_id, detail: outcome, amount: amount_cents },
    }),
  ),
]

const ofTickets = ({ view: { tickets } }: OrderHistory): Event[] =>
  tickets.flatMap(({ ticket_no, checks, collected_at, collected_place }): Event[] => [
    ...checks.map(
      ({ checked_at, gate }): Event => ({ at: checked_at, kind: 'checked', object: ticket_no, detail: gate }),
    ),
    ...(collected_at === null
      ? []
      : [{ at: collected_at, kind: 'collected' as const, object: ticket_no, detail: collected_place }]),
  ])

const ofRefunds = ({ refunds, requests }: OrderHistory): Event[] => [
  ...requests.flatMap(({ request: { request_no, state, reason, created_at, ended_at } }): Event[] => [
    { at: created_at, kind: 'request', object: request_no, detail: reason },
    ...(ended_at === null ? [] : [{ at: ended_at, kind: 'requestEnd' as const, object: request_no, detail: state }]),
  ]),
  ...refunds.flatMap(({ refund: { refund_no, amount_cents, reason, state, created_at, ended_at } }): Event[] => [
    { at: created_at, kind: 'refund', object: refund_no, detail: reason, amount: amount_cents },
    ...(ended_at === null
      ? []
      : [
          {
            at: ended_at,
            kind: 'refundEnd' as const,
            object: refund_no,
            detail: state,
            amount: amount_cents,
          },
        ]),
  ]),
]

const ofStaff = ({ mails, notes }: OrderHistory): Event[] => [
  ...mails.map(
    ({ created_at, id, kind }): Event => ({ at: created_at, kind: 'mail', object: id, detail: presentMailKind(kind) }),
  ),
  ...notes.map(
    ({ written_at, note_id, nickname }): Event => ({
      ...{ at: written_at, kind: 'note', object: note_id, detail: nickname ?? undefined },
    }),
  ),
]

/** All events of an order, the newest first; within one moment, effects before their causes. */
export const presentTimeline = (file: OrderHistory): OrderFile['timeline'] =>
  [...ofOrder(file), ...ofPayments(file), ...ofTickets(file), ...ofRefunds(file), ...ofStaff(file)]
    .map((event, place) => ({ event, place }))
    .sort((one, other) => other.event.at - one.event.at || other.place - one.place)
    .map(({ event: { at, kind, object, detail, amount } }) => ({
      ...{ at, kind, object, amount },
      detail: detail || undefined,
    }))

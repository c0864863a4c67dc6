import type { Instant } from '@shuttle/domain'
import type { queryOrderFileCall, TIMELINE_KINDS } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { wireMoment } from '../../../http/envelope'
import { presentMailKind } from './mail-kind.presenter'
import type { OrderFile } from './read-order-file'

interface Event {
  at: Instant
  kind: (typeof TIMELINE_KINDS)[number]
  object: string
  detail?: string
  amount?: number
}

const ofOrder = ({ view: { order, change } }: OrderFile): Event[] => [
  { at: order.placed_at, kind: 'PLACED', object: order.order_no, amount: order.due_cents },
  ...(order.paid_at === null
    ? []
    : [
        {
          at: order.paid_at,
          kind: 'PAID' as const,
          object: order.order_no,
          detail: order.pay_type,
          amount: order.due_cents,
        },
      ]),
  ...(change
    ? [
        {
          at: change.changed_at,
          kind: 'CHANGED' as const,
          object: order.order_no,
          detail: `${change.from_date} ${change.from_begin_time} → ${change.to_date} ${change.to_begin_time}`,
        },
      ]
    : []),
]

const ofPayments = ({ attempts, transactions }: OrderFile): Event[] => [
  ...attempts.map(
    ({ created_at, request_no, provider, amount_cents }): Event => ({
      ...{ at: created_at, kind: 'ATTEMPT', object: request_no, detail: provider, amount: amount_cents },
    }),
  ),
  ...transactions.map(
    ({ booked_at, transaction_id, outcome, amount_cents }): Event => ({
      ...{ at: booked_at, kind: 'MONEY', object: transaction_id, detail: outcome.toUpperCase(), amount: amount_cents },
    }),
  ),
]

const ofTickets = ({ view: { tickets } }: OrderFile): Event[] =>
  tickets.flatMap(({ ticket_no, checks, collected_at, collected_place }): Event[] => [
    ...checks.map(
      ({ checked_at, gate }): Event => ({ at: checked_at, kind: 'CHECKED', object: ticket_no, detail: gate }),
    ),
    ...(collected_at === null
      ? []
      : [{ at: collected_at, kind: 'COLLECTED' as const, object: ticket_no, detail: collected_place }]),
  ])

const ofRefunds = ({ refunds, requests }: OrderFile): Event[] => [
  ...requests.flatMap(({ request: { request_no, state, reason, created_at, ended_at } }): Event[] => [
    { at: created_at, kind: 'REQUEST', object: request_no, detail: reason },
    ...(ended_at === null
      ? []
      : [{ at: ended_at, kind: 'REQUEST_END' as const, object: request_no, detail: state.toUpperCase() }]),
  ]),
  ...refunds.flatMap(({ refund: { refund_no, amount_cents, reason, state, created_at, ended_at } }): Event[] => [
    { at: created_at, kind: 'REFUND', object: refund_no, detail: reason, amount: amount_cents },
    ...(ended_at === null
      ? []
      : [
          {
            at: ended_at,
            kind: 'REFUND_END' as const,
            object: refund_no,
            detail: state.toUpperCase(),
            amount: amount_cents,
          },
        ]),
  ]),
]

const ofStaff = ({ mails, notes }: OrderFile): Event[] => [
  ...mails.map(
    ({ created_at, id, kind }): Event => ({ at: created_at, kind: 'MAIL', object: id, detail: presentMailKind(kind) }),
  ),
  ...notes.map(
    ({ written_at, note_id, nickname }): Event => ({
      ...{ at: written_at, kind: 'NOTE', object: note_id, detail: nickname ?? '' },
    }),
  ),
]

/** All events of an order, the newest first; within one moment, effects before their causes. */
export const presentTimeline = (
  file: OrderFile,
): z.infer<typeof queryOrderFileCall.answer>['responseData']['timeline'] =>
  [...ofOrder(file), ...ofPayments(file), ...ofTickets(file), ...ofRefunds(file), ...ofStaff(file)]
    .map((event, place) => ({ event, place }))
    .sort((one, other) => other.event.at - one.event.at || other.place - one.place)
    .map(({ event: { at, kind, object, detail = '', amount } }) => ({
      time: wireMoment(at),
      kind,
      object,
      detail,
      ...(amount !== undefined && { amount }),
    }))

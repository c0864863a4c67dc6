import { randomUUID } from 'node:crypto'
import {
  DAY_MS,
  getDiscountedTypes,
  type Instant,
  quoteRefund,
  type RefundableOrder,
  type RefundPolicy,
  type RefundQuote,
  type RefundState,
  refundAnswerDay,
  toDepartureInstant,
} from '@shuttle/domain'
import {
  type Database,
  newDifferenceNumber,
  newProposalNumber,
  newRefundNumber,
  newRefundRequestNumber,
} from '@shuttle/server/filling'
import type { Insertable } from 'kysely'
import type { PaymentRows } from './pay-order'
import type { Story } from './planned-order'
import { A_PROOF } from './proof-picture'
import type { SoldOrder } from './sell-order'

const HOUR = 3_600_000

type Rows = { [Table in keyof Database]?: Insertable<Database[Table]>[] }

interface RefundContext {
  policy: RefundPolicy
  /** Accounts of the staff members for decisions and proposals. */
  clerk: string
  finance: string
  now: Instant
}

interface About extends RefundContext {
  sold: SoldOrder
  payment: PaymentRows
  paidAt: Instant
  email: string
}

const toRefundable = ({ order, tickets, items, plan }: SoldOrder, policy: RefundPolicy) =>
  ({
    ...{ currency: order.currency, due: order.due_cents, soldAt: order.placed_at, policy },
    ...{ hasCoupon: false, hasPromotion: false, canProviderRefund: true, isCollected: false },
    discountedTypes: getDiscountedTypes(
      Object.fromEntries(items.map(({ passenger_type, fare_cents }) => [passenger_type, fare_cents])),
    ),
    tickets: tickets.map((ticket) => ({
      ...{ ticketNo: ticket.ticket_no, passengerType: ticket.passenger_type, paid: ticket.paid_cents },
      ...{ status: 'valid' as const, isChecked: false, leg: ticket.leg },
      otherLegTicketNo: ticket.other_leg_ticket_no ?? undefined,
      departsAt: toDepartureInstant(ticket.travel_date, plan.fareType, ticket.begin_time || undefined),
    })),
  }) satisfies RefundableOrder

const quoteRow = ({ sold, policy }: About, quote: RefundQuote, at: Instant) => ({
  ...{ quote_no: randomUUID(), order_no: sold.order.order_no, account_id: sold.order.account_id, policy_id: policy.id },
  ...{ tickets: JSON.stringify(quote.items), created_at: at, valid_until: quote.validUntil, used_at: at },
})

const refund = (about: About, story: Extract<Story, { kind: 'refund' }>): Rows => {
  const { sold, payment, paidAt, policy, finance, now } = about
  const { order } = sold
  const at = paidAt + story.after
  const chosen = sold.tickets.filter(({ passenger_position }) => (passenger_position ?? 0) < story.passengerCount)
  const quote = quoteRefund(
    toRefundable(sold, policy),
    chosen.map(({ ticket_no }) => ticket_no),
    at,
  )
  for (const ticket of chosen) ticket.status = 'refunded'
  const stored = quoteRow(about, quote, at)
  const refund_no = newRefundNumber(at)
  const isSettled = story.state === 'settledTwice'
  const state: RefundState = story.state === 'settledTwice' ? 'done' : story.state
  payment.booking?.refunds.push({ refundNo: refund_no, amount: quote.refund, at: at + 60_000, state })
  const doneAt = isSettled ? at + DAY_MS : at + 60_000
  const closed = { closed_at: null, closed_by: '', reason_text: '' }
  return {
    refund_quotes: [stored],
    refunds: [
      {
        ...{
          refund_no,
          order_no: order.order_no,
          request_no: payment.attempt.request_no,
          provider: payment.attempt.provider,
        },
        ...{ captured_cents: order.due_cents, amount_cents: quote.refund, currency: order.currency },
        ...{ reason: 'plan-changed', reason_text: '', quote_no: stored.quote_no, language: sold.language },
        ...{
          state,
          created_at: at,
          ended_at: state === 'done' ? doneAt : null,
          checks: story.state === 'failed' ? 3 : 1,
        },
        next_check_at: story.state === 'failed' ? now + 6 * HOUR : null,
        last_answer: story.state === 'failed' ? 'DECLINED' : story.state === 'refused' ? 'Refunds are refused' : '',
      },
    ],
    refund_items: quote.items.map(({ ticketNo, paid, fee, refund: back }) => ({
      ...{ refund_no, ticket_no: ticketNo, paid_cents: paid, fee_cents: fee, refund_cents: back },
    })),
    ...(isSettled && {
      refund_settlements: [
        {
          ...{ refund_no, reference: 'FPS 20261', reason_text: 'The card of the passenger was closed.' },
          ...{ settled_by: finance, settled_at: doneAt, next_check_at: null, checks: 4 },
        },
      ],
      payment_differences: [
        {
          ...{
            difference_no: newDifferenceNumber(now),
            kind: 'settled-twice',
            state: 'open',
            refund_no,
            number: refund_no,
          },
          ...{
            request_no: payment.attempt.request_no,
            provider: payment.attempt.provider,
            order_no: order.order_no,
            day: null,
          },
          ...{
            ours_cents: quote.refund,
            ours_currency: order.currency,
            theirs_cents: quote.refund,
            theirs_currency: order.currency,
          },
          ...{ found_at: doneAt + DAY_MS, ...closed },
        },
      ],
    }),
  }
}

const ANSWERS = {
  'zh-hk': '按購票條款，此原因不設退款。車票仍然有效。',
  'zh-cn': '根据购票条款，此原因不予退款。车票仍然有效。',
  en: 'Under the terms of purchase there is no refund for this reason. Your tickets stay valid.',
}

const request = (about: About, story: Extract<Story, { kind: 'request' }>): Rows => {
  const { sold, paidAt, policy, email, clerk } = about
  const { order, tickets, passengers } = sold
  const at = paidAt + story.after
  const numbers = tickets.map(({ ticket_no }) => ticket_no)
  const stored = quoteRow(about, quoteRefund(toRefundable(sold, policy), numbers, at), at)
  const request_no = newRefundRequestNumber(at)
  const isWaiting = story.state === 'waiting'
  return {
    refund_quotes: [stored],
    refund_requests: [
      {
        ...{ request_no, order_no: order.order_no, quote_no: stored.quote_no, state: story.state },
        ...{ reason: story.reason, reason_text: story.text, email, language: sold.language },
        ...{ id_tail: passengers[0]?.id_tail ?? '', request_key: null, request_hash: '' },
        ...{ created_at: at, answer_by: refundAnswerDay(at), ended_at: isWaiting ? null : at + 26 * HOUR },
        ...{ answer_text: isWaiting ? '' : ANSWERS[sold.language], decided_by: isWaiting ? '' : clerk },
      },
    ],
    ...(story.hasProof && { refund_proofs: [{ request_no, content_type: 'image/png', content: A_PROOF }] }),
  }
}

const propose = (about: About, story: Extract<Story, { kind: 'proposal' }>): Rows => {
  const { sold, paidAt, policy, clerk } = about
  const at = paidAt + story.after
  const refundable = toRefundable(sold, policy)
  const numbers = sold.tickets.map(({ ticket_no }) => ticket_no)
  const { items, fee } = quoteRefund(refundable, numbers, at)
  const free = items.map((item) => ({ ...item, rate: 0, fee: 0, refund: item.paid }))
  return {
    refund_proposals: [
      {
        ...{ proposal_no: newProposalNumber(at), order_no: sold.order.order_no, request_no: null, state: 'waiting' },
        items: JSON.stringify(free),
        departures: JSON.stringify(Object.fromEntries(refundable.tickets.map((one) => [one.ticketNo, one.departsAt]))),
        ...{ policy_id: policy.id, policy_fee_cents: fee, fee_cents: 0, refund_cents: sold.order.due_cents },
        ...{ reason: 'other', reason_text: story.text, answer_text: '', proposed_by: clerk, created_at: at },
        ...{ expires_at: at + 7 * DAY_MS, decided_by: '', decided_at: null, decision_text: '', refund_no: null },
      },
    ],
  }
}

/**
 * The rows of a paid order's story: its refund, request or proposal. Refunded tickets are marked, the booking gets the
 * refund.
 */
export const toRefundRows = (
  sold: SoldOrder,
  payment: PaymentRows | undefined,
  about: RefundContext & { email: string },
): Rows => {
  const { story } = sold.plan
  const paidAt = sold.order.paid_at
  if (!payment || paidAt === null) return {}
  const all = { ...about, sold, payment, paidAt }
  if (story.kind === 'refund') return refund(all, story)
  if (story.kind === 'request') return request(all, story)
  return story.kind === 'proposal' ? propose(all, story) : {}
}

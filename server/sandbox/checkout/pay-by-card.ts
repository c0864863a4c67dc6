import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { FaultKind } from '../faults/fault'
import {
  type CheckoutSession,
  capturedCents,
  type GatewayOrder,
  type GatewayTransaction,
  type SandboxState,
} from '../state/sandbox-state'

export interface TestCard {
  number: string
  /** What the gateway answers. */
  gatewayCode: 'APPROVED' | 'DECLINED' | 'EXPIRED_CARD' | 'TIMED_OUT'
  /** The fault that this card triggers, as if it were set in the panel. */
  like?: FaultKind
  name: 'approved' | 'approvedVisa' | 'declined' | 'expired' | 'timeout' | 'late'
}

/** Money of the `late` card arrives this long after the page reported that nothing came. */
const LATE_CARD_MS = 8000

/** Cards of the gateway's own test list, and what each does here. Any other valid number is declined. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '5123450000000008', gatewayCode: 'APPROVED', name: 'approved' },
  { number: '4508750015741019', gatewayCode: 'APPROVED', name: 'approvedVisa' },
  { number: '5111111111111118', gatewayCode: 'DECLINED', name: 'declined' },
  { number: '2223000000000023', gatewayCode: 'EXPIRED_CARD', name: 'expired' },
  { number: '5506900140100305', gatewayCode: 'TIMED_OUT', like: 'session-timeout', name: 'timeout' },
  { number: '2223000000000007', gatewayCode: 'APPROVED', like: 'late-success', name: 'late' },
]

const testCard = (number: string): TestCard | undefined => TEST_CARDS.find((card) => card.number === number)

/** Notifies the merchant of a payment, `times` times; a failed notification is only logged. */
export const notifyMerchant = async (
  to: { url: string; secret: string; log: FastifyBaseLogger },
  body: object,
  times: number,
): Promise<void> => {
  for (let attempt = 1; attempt <= times; attempt += 1) {
    try {
      await fetch(to.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-notification-secret': to.secret,
          'x-notification-attempt': String(attempt),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(5000),
      })
    } catch (error) {
      to.log.warn({ err: error }, 'sandbox: the merchant could not be notified')
    }
  }
}

export const cardBody = z.object({
  number: z.string().check(z.regex(/^\d{13,19}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  month: z.string().check(z.regex(/^(0[1-9]|1[0-2])$/)),
  year: z.string().check(z.regex(/^\d{2}$/)),
  securityCode: z.string().check(z.regex(/^\d{3,4}$/)),
})

/** What the page does next. */
export type CardOutcome =
  | { result: 'paid'; resultIndicator: string; sessionVersion: string; times: 1 | 2 }
  | { result: 'declined'; gatewayCode: string }
  | { result: 'timeout' }

const getCardOrder = (state: SandboxState, session: CheckoutSession, now: number): GatewayOrder => {
  const { orderId: id, reference, amountCents, currency, description } = session
  const order = state.orders.get(id) ?? {
    id,
    reference,
    amountCents,
    currency,
    description,
    createdAt: now,
    transactions: [],
  }
  return order
}

const isOver = (session: CheckoutSession, now: number): boolean => session.endsAt <= now

/** Takes a card on an open session and answers what the page shows; the order's history is what counts. */
export const payByCard = (state: SandboxState, session: CheckoutSession, number: string, now: number): CardOutcome => {
  const about = { reference: session.reference }
  const existing = state.orders.get(session.orderId)
  if (existing && capturedCents(existing, Number.POSITIVE_INFINITY) > 0) return paid(session, 1)
  const card = testCard(number)
  if (isOver(session, now) || state.takeFault('session-timeout', about)) return { result: 'timeout' }
  const order = getCardOrder(state, session, now)
  const record = (entry: Partial<GatewayTransaction>) => {
    order.transactions.push({
      id: String(order.transactions.length + 1),
      type: 'PAYMENT',
      result: 'SUCCESS',
      gatewayCode: 'APPROVED',
      amountCents: session.amountCents,
      currency: session.currency,
      at: now,
      visibleFrom: now,
      ...entry,
    })
    state.save('orders', order)
  }
  const refusal = state.takeFault('decline', about) ? 'DECLINED' : getCardRefusal(card)
  if (refusal) {
    record({ result: 'FAILURE', gatewayCode: refusal })
    return card?.like === 'session-timeout' ? { result: 'timeout' } : { result: 'declined', gatewayCode: refusal }
  }
  const wrong = state.takeFault('wrong-amount', about)
  const late = state.takeFault('late-success', about)?.ms ?? (card?.like === 'late-success' ? LATE_CARD_MS : undefined)
  record({
    amountCents: session.amountCents + (wrong?.cents ?? 0),
    currency: state.takeFault('wrong-currency', about) ? 'USD' : session.currency,
    visibleFrom: now + (late ?? 0),
  })
  if (late !== undefined) return { result: 'timeout' }
  return paid(session, state.takeFault('duplicate', about) ? 2 : 1)
}

const getCardRefusal = (card: TestCard | undefined): string | undefined => {
  if (!card) return 'DECLINED'
  return card.gatewayCode === 'APPROVED' ? undefined : card.gatewayCode
}

const paid = (session: CheckoutSession, times: 1 | 2): CardOutcome => ({
  result: 'paid',
  resultIndicator: session.successIndicator,
  sessionVersion: session.version,
  times,
})

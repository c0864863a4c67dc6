import { type CaptchaProof, getUnpaidOrderNo, type Quote, type QuoteRequest } from '@shuttle/calls'
import { type ErrorCode, isApiError } from '@shuttle/contracts'
import { now } from '@shuttle/host'
import { newIdempotencyKey, usePlaceOrder } from '@shuttle/queries'
import { type IdempotentRequest, toIdempotentRequest } from './idempotent-request'

export type RefusedSubmission =
  | { kind: 'unpaid-order-exists'; orderNo: string | undefined; error: unknown }
  /** Another choice or another price is needed. */
  | { kind: 'sold-out'; error: unknown }
  | { kind: 'price-changed'; error: unknown }
  | { kind: 'failed'; error: unknown }

type Submission =
  | { kind: 'placed'; orderNo: string }
  /** An earlier tap has not been answered yet. */
  | { kind: 'busy' }
  | RefusedSubmission

/** Refusals that another day, ticket type or departure resolves. */
const OTHER_CHOICE: ReadonlySet<string> = new Set<ErrorCode>([
  'SEATS_SHORT',
  'SOLD_OUT_TYPE',
  'SOLD_OUT',
  'SOLD_OUT_STOP',
  'SOLD_OUT_DAY',
  'RETURN_SOLD_OUT',
  'FARE_NOT_ON_SALE',
  'SALES_CLOSED',
  'MEMBERS_ONLY_FARE',
  'DEPARTURE_MISSING',
  'DEPARTURE_SOLD_OUT',
  'DEPARTURE_OVER_CAPACITY',
  'DEPARTURE_CLOSED',
  'DEPARTURE_PAUSED',
  'DEPARTED',
  'RETURN_TIME_MISSING',
  'RETURN_DEPARTURE_SOLD_OUT',
])

/** Refusals that the current price resolves. */
const OTHER_PRICE: ReadonlySet<string> = new Set<ErrorCode>([
  'AMOUNT_MISMATCH',
  'AMOUNT_INVALID',
  'PAYMENT_PARTS_MISMATCH',
])

const toRefused = (error: unknown): RefusedSubmission => {
  const code = isApiError(error) && error.kind === 'refused' ? error.code : ''
  if (code === 'UNPAID_ORDER_EXISTS' && isApiError(error)) {
    return { kind: 'unpaid-order-exists', orderNo: getUnpaidOrderNo(error.data), error }
  }
  if (OTHER_CHOICE.has(code)) return { kind: 'sold-out', error }
  return OTHER_PRICE.has(code) ? { kind: 'price-changed', error } : { kind: 'failed', error }
}

/** Orders that the service has not answered yet, by line code, in the store of the page's trip selection. */
export interface PendingRequests {
  get: (lineCode: string) => IdempotentRequest | undefined
  set: (lineCode: string, request: IdempotentRequest) => void
  clear: (lineCode: string) => void
}

/**
 * Sends the order. Its key and time stay in `pending` until the service has answered, so that a retry after a fault
 * cannot order twice. `name` is for the log.
 */
export const useSubmitOrder = (name: string, pending: PendingRequests) => {
  const { send, isPending } = usePlaceOrder(name)
  const submit = async (
    request: QuoteRequest,
    { total, amountDue, quoteId }: Quote,
    proof: CaptchaProof,
  ): Promise<Submission> => {
    const { lineCode } = request
    const fresh = { key: newIdempotencyKey(), now: now() }
    const { order, key } = toIdempotentRequest(pending.get(lineCode), { request, total, amountDue, quoteId }, fresh)
    pending.set(lineCode, { order, key })
    const outcome = await send({ quote: order, key, proof })
    if (outcome.kind === 'busy') return outcome
    if (outcome.kind === 'done' || outcome.refusal) pending.clear(lineCode)
    return outcome.kind === 'done' ? { kind: 'placed', orderNo: outcome.result.orderNo } : toRefused(outcome.error)
  }
  return { submit, isPending }
}

import { type CaptchaProof, type ConfirmedQuote, getUnpaidOrderNo, type Quote, type QuoteRequest } from '@shuttle/calls'
import { type ErrorCode, isApiError } from '@shuttle/contracts'
import type { DepartureViolation, FareTypeViolation, Instant, ReturnTripViolation } from '@shuttle/domain'
import { now } from '@shuttle/host'
import { newIdempotencyKey, usePlaceOrder } from '@shuttle/queries'

/**
 * An order to place. Its key and time stay until the service has answered, so that a repeated tap is the same order.
 */
export interface IdempotentRequest {
  key: string
  order: ConfirmedQuote
  /** It was stored without identity numbers: the passenger types them again to order. */
  lacksNumbers?: true
}

/** Identity papers of a request by name and kind, without their numbers. */
const withoutNumbers = (request: QuoteRequest): QuoteRequest => ({
  ...request,
  ...(request.passengers && { passengers: request.passengers.map((each) => ({ ...each, idNumber: '' })) }),
  ...(request.travelDocuments && {
    travelDocuments: request.travelDocuments.map((each) => ({ ...each, documentNumber: '' })),
  }),
})

const isSameRequest = (one: QuoteRequest, other: QuoteRequest) => JSON.stringify(one) === JSON.stringify(other)

/** What a store may write into the browser: identity numbers stay in memory (rule D4.15). */
export const toStoredRequest = (pending: IdempotentRequest): IdempotentRequest => {
  const request = withoutNumbers(pending.order.request)
  if (isSameRequest(request, pending.order.request)) return pending
  return { ...pending, order: { ...pending.order, request }, lacksNumbers: true }
}

/**
 * The earlier request if nothing about the order changed, else a new one. After a reload only the numbers are typed
 * again.
 */
export const toIdempotentRequest = (
  earlier: IdempotentRequest | undefined,
  order: Omit<ConfirmedQuote, 'confirmedAt'>,
  fresh: { key: string; now: Instant },
): IdempotentRequest => {
  if (earlier && earlier.order.total === order.total && earlier.order.amountDue === order.amountDue) {
    if (isSameRequest(earlier.order.request, order.request)) return earlier
    if (earlier.lacksNumbers && isSameRequest(earlier.order.request, withoutNumbers(order.request))) {
      return { key: earlier.key, order: { ...order, confirmedAt: earlier.order.confirmedAt } }
    }
  }
  return { key: fresh.key, order: { ...order, confirmedAt: fresh.now } }
}

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
type OtherChoice =
  | DepartureViolation
  | FareTypeViolation
  | Exclude<ReturnTripViolation, 'RETURN_BEFORE_DEPARTURE'>
  | Extract<ErrorCode, `SOLD_OUT${string}` | 'RETURN_SOLD_OUT' | 'SEATS_SHORT' | 'SALES_CLOSED'>
/** Refusals that the current price resolves. */
type OtherPrice = Extract<ErrorCode, `AMOUNT_${string}` | 'PAYMENT_PARTS_MISMATCH'>

const OTHER_CHOICE: Readonly<Record<OtherChoice, true>> = {
  SEATS_SHORT: true,
  SOLD_OUT_TYPE: true,
  SOLD_OUT: true,
  SOLD_OUT_STOP: true,
  SOLD_OUT_DAY: true,
  RETURN_SOLD_OUT: true,
  FARE_NOT_ON_SALE: true,
  SALES_CLOSED: true,
  MEMBERS_ONLY_FARE: true,
  DEPARTURE_MISSING: true,
  DEPARTURE_SOLD_OUT: true,
  DEPARTURE_OVER_CAPACITY: true,
  DEPARTURE_CLOSED: true,
  DEPARTURE_PAUSED: true,
  DEPARTED: true,
  RETURN_TIME_MISSING: true,
  RETURN_DEPARTURE_SOLD_OUT: true,
}

const OTHER_PRICE: Readonly<Record<OtherPrice, true>> = {
  AMOUNT_MISMATCH: true,
  AMOUNT_INVALID: true,
  PAYMENT_PARTS_MISMATCH: true,
}

const toRefused = (error: unknown): RefusedSubmission => {
  const code = isApiError(error) && error.kind === 'refused' ? error.code : ''
  if (code === 'UNPAID_ORDER_EXISTS' && isApiError(error)) {
    return { kind: 'unpaid-order-exists', orderNo: getUnpaidOrderNo(error.data), error }
  }
  if (Object.hasOwn(OTHER_CHOICE, code)) return { kind: 'sold-out', error }
  return { kind: Object.hasOwn(OTHER_PRICE, code) ? 'price-changed' : 'failed', error }
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

import { ApiError } from '@shuttle/contracts'
import type { Cents, Instant } from '@shuttle/domain'
import { buyTicketCall, type buyTicketRequest, type orderAnswer } from '@shuttle/wire'
import { instantFromWire } from '../codes'
import { callService } from '../send-call'
import { type QuoteRequest, toBuyTicketBody } from './request-quote'

/** A quote that was shown and confirmed. Repeating the request with the same key places no second order. */
export interface ConfirmedQuote {
  request: QuoteRequest
  total: Cents
  amountDue: Cents
  /** Id of the quote that was shown. */
  quoteId?: string | undefined
  /** When the passenger confirmed, by the service's clock. */
  confirmedAt: Instant
}

/** The captcha answer that an order needs; part of the request, not of the order. */
export type CaptchaProof =
  | { kind: 'none' }
  | { kind: 'digits'; digits: string }
  | { kind: 'slide'; sessionId: string; sig: string; token: string }

/** An order that waits for its payment. */
export interface PlacedOrder {
  orderNo: string
  amountDue: Cents
  payBy: Instant | undefined
}

const captchaToWire = (proof: CaptchaProof) => ({
  captcha: proof.kind === 'digits' ? proof.digits : '',
  sessionId: proof.kind === 'slide' ? proof.sessionId : '',
  sig: proof.kind === 'slide' ? proof.sig : '',
  token: proof.kind === 'slide' ? proof.token : '',
})

/** An order carries the amounts that were shown, and the answer to its captcha; any mismatch is refused. */
export const orderToWire = (
  quote: ConfirmedQuote,
  proof: CaptchaProof = { kind: 'none' },
): (typeof buyTicketRequest)['_zod']['input'] => ({
  ...toBuyTicketBody(quote.request, quote.total, quote.amountDue),
  ...captchaToWire(proof),
  ...(quote.quoteId !== undefined && { quoteId: quote.quoteId }),
  orderType: '1',
  timestamp: Math.floor(quote.confirmedAt / 1000),
})

export const placedOrderFromWire = (answer: (typeof orderAnswer)['_zod']['output']): PlacedOrder => {
  const orderNo = answer.orderNo ?? answer.orderNumber
  if (!orderNo) throw new ApiError({ kind: 'unreadable', code: 'order without a number' })
  return {
    orderNo,
    amountDue: answer.totalNeedpay,
    payBy: answer.tradeEtime === undefined ? undefined : instantFromWire(answer.tradeEtime),
  }
}

/**
 * Places an order; members only. A repetition of the same quote with the same key is the same order, also with a newer
 * `proof`. Refused: UNPAID_ORDER_EXISTS (see {@link getUnpaidOrderNo}), SOLD_OUT, AMOUNT_MISMATCH, STALE_TIMESTAMP,
 * CAPTCHA_MISSING, SLIDE_MISSING, CAPTCHA_WRONG and the rules of dates and counts.
 */
export const placeOrder = async (
  quote: ConfirmedQuote,
  idempotencyKey: string,
  proof?: CaptchaProof,
): Promise<PlacedOrder> =>
  placedOrderFromWire((await callService(buyTicketCall, orderToWire(quote, proof), { idempotencyKey })).responseData)

/** Number of the unpaid order that prevents a new one, from a refusal UNPAID_ORDER_EXISTS. */
export const getUnpaidOrderNo = (data: unknown): string | undefined => {
  if (typeof data !== 'object' || data === null || !('orderNo' in data)) return undefined
  return typeof data.orderNo === 'string' && data.orderNo !== '' ? data.orderNo : undefined
}

import { type Cents, type Currency, centsFromUnits, formatUnits } from '@shuttle/domain'
import * as z from 'zod/mini'
import { getMeaning } from '../code-table'
import {
  assertAnswerMatches,
  assertRefundMoney,
  ProviderFault,
  type ProviderPayment,
  type ProviderSession,
  type RefundOutcome,
  type RefundRequest,
  type SessionRequest,
} from '../payment-provider'
import { type GatewaySettings, LAST_LIGHTBOX_VERSION } from './call-gateway'
import { ORDER_RESULT, REFUND_RESULT, TRANSACTION_TYPE } from './gateway-codes'

/** Cents in the gateway's format: `65.00`. */
const amountText = (cents: Cents): string => formatUnits(cents)

/** Reads an amount of an answer (number or text, at most two decimals) as cents. */
const toCents = (amount: string | number): Cents => {
  const cents = centsFromUnits(amount)
  if (cents === undefined) throw new ProviderFault('unreadable', `amount ${String(amount)} is no amount in cents`)
  return cents
}

/** ISO 4217 spelling of our currencies. */
export const GATEWAY_CURRENCY: Record<Currency, string> = { CNY: 'CNY', HKD: 'HKD' }

/** Body of INITIATE_CHECKOUT (up to version 62: CREATE_CHECKOUT_SESSION). */
export const toCheckoutSessionBody = (settings: GatewaySettings, request: SessionRequest) => {
  const back = `${settings.siteUrl}${request.payPath}`
  const answered = `${settings.siteUrl}/api/pay/return/MasterCard?orderReqno=${encodeURIComponent(request.requestNo)}`
  return {
    apiOperation: settings.version <= LAST_LIGHTBOX_VERSION ? 'CREATE_CHECKOUT_SESSION' : 'INITIATE_CHECKOUT',
    interaction: {
      operation: 'PURCHASE',
      merchant: { name: settings.merchantName[request.locale] ?? settings.merchantName.en },
      locale: request.locale,
      timeout: request.timeoutSeconds,
      returnUrl: answered,
      cancelUrl: back,
      timeoutUrl: back,
      displayControl: { billingAddress: 'HIDE', customerEmail: 'HIDE' },
    },
    order: {
      id: request.requestNo,
      reference: request.orderNo,
      amount: amountText(request.amount),
      currency: GATEWAY_CURRENCY[request.currency],
      description: request.description,
      ...(settings.notification ? { notificationUrl: settings.notification.url } : {}),
    },
  }
}

const sessionAnswer = z.looseObject({
  result: z.literal('SUCCESS'),
  session: z.looseObject({ id: z.string(), version: z.string() }),
  successIndicator: z.string(),
})

export const readCheckoutSession = (answer: unknown): ProviderSession => {
  const read = z.safeParse(sessionAnswer, answer)
  if (!read.success) throw new ProviderFault('unreadable', 'session answer of no known shape', { cause: read.error })
  const { session, successIndicator } = read.data
  return { sessionId: session.id, sessionVersion: session.version, successIndicator }
}

const amount = z.union([z.number(), z.string()])

/** One element of `transaction` of RETRIEVE_ORDER. */
const orderTransaction = z.looseObject({
  result: z.string(),
  response: z.optional(z.looseObject({ gatewayCode: z.optional(z.string()) })),
  transaction: z.looseObject({
    id: z.string(),
    type: z.string(),
    amount: z.optional(amount),
    currency: z.optional(z.string()),
  }),
})

const orderAnswer = z.looseObject({
  result: z.string(),
  id: z.string(),
  merchant: z.string(),
  currency: z.string(),
  status: z.optional(z.string()),
  totalCapturedAmount: z.optional(amount),
  totalRefundedAmount: z.optional(amount),
  transaction: z._default(z.array(orderTransaction), []),
})

/**
 * Reads RETRIEVE_ORDER: captured only when the gateway names the captured amount and the transaction that took it, and
 * no money of it was refunded or is being refunded.
 */
export const readOrder = (answer: unknown, expected: { merchant: string; requestNo: string }): ProviderPayment => {
  const read = z.safeParse(orderAnswer, answer)
  if (!read.success) throw new ProviderFault('unreadable', 'order answer of no known shape', { cause: read.error })
  const order = read.data
  assertAnswerMatches('gateway order', { id: expected.requestNo, merchant: expected.merchant }, order)
  getMeaning('gateway order: result', ORDER_RESULT, order.result)
  const history = order.transaction.map((each) => ({
    ...each,
    moves: getMeaning('gateway transaction: type', TRANSACTION_TYPE, each.transaction.type),
    outcome: getMeaning('gateway transaction: result', ORDER_RESULT, each.result),
  }))
  const taking = history.filter(({ moves }) => moves === 'takes')
  const returning = history.filter(({ moves, outcome }) => moves === 'returns' && outcome !== 'failed')
  const taken = taking.find(({ outcome }) => outcome === 'success')
  const captured = toCents(order.totalCapturedAmount ?? 0)
  // A voided payment is in the history alone: it is in no sum any more.
  if (captured === 0 ? taken !== undefined && returning.length === 0 : taken === undefined)
    throw new ProviderFault('unreadable', 'gateway order: its sum and its transactions say different things')
  if (captured > 0 && taken) {
    const transactionId = `${order.id}/${taken.transaction.id}`
    const money = { transactionId, merchant: order.merchant, amount: captured, currency: order.currency }
    const refunded = toCents(order.totalRefundedAmount ?? 0)
    if (refunded === 0 && returning.length === 0) return { state: 'captured', ...money }
    const refunds = returning.map(({ transaction }) => ({
      number: transaction.id,
      // A void returns everything and names no amount.
      amount: transaction.amount === undefined ? captured : toCents(transaction.amount),
      currency: transaction.currency ?? order.currency,
    }))
    return { state: 'returned', ...money, refunded, ...(refunds.length > 0 && { refunds }) }
  }
  const last = taking.at(-1)
  if (last?.outcome === 'failed') return { state: 'declined', reason: last.response?.gatewayCode ?? last.result }
  return { state: 'none' }
}

/** Body of `PUT order/{id}/transaction/{newId}`. */
export const refundBody = (request: RefundRequest) => ({
  apiOperation: 'REFUND',
  transaction: { amount: amountText(request.amount), currency: request.currency },
})

/** Path of a refund below the merchant; the id is ours, so a retry reaches its first attempt. */
export const refundPath = (request: RefundRequest): string =>
  `order/${encodeURIComponent(request.requestNo)}/transaction/${encodeURIComponent(request.refundNo)}`

const refundAnswer = z.looseObject({
  result: z.string(),
  merchant: z.string(),
  order: z.looseObject({ id: z.string() }),
  response: z.optional(z.looseObject({ gatewayCode: z.optional(z.string()) })),
  transaction: z.looseObject({ id: z.string(), type: z.string(), amount, currency: z.string() }),
})

/** Reads REFUND and RETRIEVE_TRANSACTION. */
export const readGatewayRefund = (
  answer: unknown,
  expected: { merchant: string; refund: RefundRequest },
): RefundOutcome => {
  const read = z.safeParse(refundAnswer, answer)
  if (!read.success) throw new ProviderFault('unreadable', 'refund answer of no known shape', { cause: read.error })
  const { result, response, merchant, order, transaction } = read.data
  const { requestNo, refundNo } = expected.refund
  assertAnswerMatches(
    'gateway refund',
    { merchant: expected.merchant, order: requestNo, id: refundNo, type: 'REFUND' },
    { ...transaction, merchant, order: order.id },
  )
  const theirs = { amount: toCents(transaction.amount), currency: transaction.currency }
  assertRefundMoney('gateway refund', expected.refund, theirs)
  const state = getMeaning('gateway refund: result', REFUND_RESULT, result)
  return state === 'refused' ? { state, reason: response?.gatewayCode ?? result } : { state }
}

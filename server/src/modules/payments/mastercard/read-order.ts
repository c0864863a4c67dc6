import * as z from 'zod/mini'
import type { ProviderPayment } from '../payment-provider'
import { ProviderFault } from '../provider-fault'
import { toCents } from './gateway-amount'

const amount = z.union([z.number(), z.string()])

/** One element of `transaction` of RETRIEVE_ORDER. */
const orderTransaction = z.looseObject({
  result: z.string(),
  response: z.optional(z.looseObject({ gatewayCode: z.optional(z.string()) })),
  transaction: z.looseObject({ id: z.string(), type: z.string() }),
})

const orderAnswer = z.looseObject({
  result: z.string(),
  id: z.string(),
  merchant: z.string(),
  currency: z.string(),
  status: z.optional(z.string()),
  totalCapturedAmount: z.optional(amount),
  transaction: z._default(z.array(orderTransaction), []),
})

/** Types that move money to the merchant. */
const TAKES_MONEY = ['PAYMENT', 'CAPTURE']

/** Reads RETRIEVE_ORDER: captured only when the gateway names the captured amount and the transaction that took it. */
export const readOrder = (answer: unknown): ProviderPayment => {
  const read = z.safeParse(orderAnswer, answer)
  if (!read.success) throw new ProviderFault('unreadable', 'order answer of no known shape', { cause: read.error })
  const order = read.data
  const captured = toCents(order.totalCapturedAmount ?? 0)
  const taking = order.transaction.filter((each) => TAKES_MONEY.includes(each.transaction.type))
  const taken = taking.find((each) => each.result === 'SUCCESS')
  if (captured > 0 && taken) {
    const transactionId = `${order.id}/${taken.transaction.id}`
    return { state: 'captured', transactionId, merchant: order.merchant, amount: captured, currency: order.currency }
  }
  const last = taking.at(-1)
  if (last && (last.result === 'FAILURE' || last.result === 'ERROR'))
    return { state: 'declined', reason: last.response?.gatewayCode ?? last.result }
  return { state: 'none' }
}

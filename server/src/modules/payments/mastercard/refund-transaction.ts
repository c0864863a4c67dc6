import * as z from 'zod/mini'
import type { RefundOutcome, RefundRequest } from '../payment-provider'
import { ProviderFault } from '../provider-fault'
import { amountText } from './gateway-amount'

/** Body of `PUT order/{id}/transaction/{newId}`. */
export const refundBody = (request: RefundRequest) => ({
  apiOperation: 'REFUND',
  transaction: { amount: amountText(request.amount), currency: request.currency },
})

/** Path of a refund below the merchant; the id is ours, so a retry meets its first try. */
export const refundPath = (request: RefundRequest): string =>
  `order/${encodeURIComponent(request.requestNo)}/transaction/${encodeURIComponent(request.refundNo)}`

const refundAnswer = z.looseObject({
  result: z.string(),
  response: z.optional(z.looseObject({ gatewayCode: z.optional(z.string()) })),
})

export const readGatewayRefund = (answer: unknown): RefundOutcome => {
  const read = z.safeParse(refundAnswer, answer)
  if (!read.success) throw new ProviderFault('unreadable', 'refund answer of no known shape', { cause: read.error })
  const { result, response } = read.data
  if (result === 'SUCCESS') return { state: 'done' }
  if (result === 'PENDING' || result === 'UNKNOWN') return { state: 'pending' }
  return { state: 'refused', reason: response?.gatewayCode ?? result }
}

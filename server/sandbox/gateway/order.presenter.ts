import {
  capturedCents,
  type GatewayOrder,
  type GatewayTransaction,
  refundedCents,
  visibleTransactions,
} from '../state/sandbox-state'

/** Answers carry amounts as numbers of units. */
const units = (cents: number): number => cents / 100
const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()

const getOrderStatus = (captured: number, refunded: number): string => {
  if (captured === 0) return 'FAILED'
  if (refunded === 0) return 'CAPTURED'
  return refunded < captured ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
}

const orderFields = (order: GatewayOrder, now: number) => {
  const [captured, refunded] = [capturedCents(order, now), refundedCents(order, now)]
  return {
    amount: units(order.amountCents),
    creationTime: instant(order.createdAt),
    currency: order.currency,
    description: order.description,
    id: order.id,
    reference: order.reference,
    status: getOrderStatus(captured, refunded),
    totalAuthorizedAmount: units(captured),
    totalCapturedAmount: units(captured),
    totalRefundedAmount: units(refunded),
  }
}

export const transactionAnswer = (
  merchant: string,
  order: GatewayOrder,
  transaction: GatewayTransaction,
  now: number,
) => ({
  merchant,
  order: orderFields(order, now),
  response: { gatewayCode: transaction.gatewayCode },
  result: transaction.result,
  timeOfRecord: instant(transaction.at),
  transaction: {
    amount: units(transaction.amountCents),
    currency: transaction.currency,
    id: transaction.id,
    type: transaction.type,
  },
})

/** The answer of RETRIEVE_ORDER: the order's fields at the top, its history under `transaction`. */
export const retrievedOrder = (merchant: string, order: GatewayOrder, now: number) => {
  const seen = visibleTransactions(order, now)
  const [first] = seen
  return {
    ...orderFields(order, now),
    // The currency in which money was captured; the order's own unless a fault changes it.
    currency: first?.currency ?? order.currency,
    merchant,
    result: seen.at(-1)?.result ?? 'PENDING',
    transaction: seen.map((each) => transactionAnswer(merchant, order, each, now)),
  }
}

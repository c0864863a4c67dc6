/** One entry of an order's history. */
export interface GatewayTransaction {
  id: string
  type: 'PAYMENT' | 'REFUND'
  result: 'SUCCESS' | 'FAILURE' | 'PENDING'
  gatewayCode: string
  amountCents: number
  currency: string
  at: number
  /** Not to be seen before this moment: money that arrives late. */
  visibleFrom: number
}

/** An order exists from the first card on. */
export interface GatewayOrder {
  id: string
  reference: string
  amountCents: number
  currency: string
  description: string
  createdAt: number
  transactions: GatewayTransaction[]
}

const sum = (transactions: readonly GatewayTransaction[], type: GatewayTransaction['type']): number =>
  transactions
    .filter((each) => each.type === type && each.result === 'SUCCESS')
    .reduce((total, each) => total + each.amountCents, 0)

/** What of an order can be seen at a moment. */
export const visibleTransactions = (order: GatewayOrder, now: number): GatewayTransaction[] =>
  order.transactions.filter((each) => each.visibleFrom <= now)

export const capturedCents = (order: GatewayOrder, now: number): number =>
  sum(visibleTransactions(order, now), 'PAYMENT')
export const refundedCents = (order: GatewayOrder, now: number): number =>
  sum(visibleTransactions(order, now), 'REFUND')

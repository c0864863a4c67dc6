import { randomBytes } from 'node:crypto'
import type { Fault, FaultKind } from '../faults/fault'

/** A checkout session as INITIATE_CHECKOUT made it. */
export interface CheckoutSession {
  id: string
  version: string
  /** API version that opened the session; decides the arguments of `complete`. */
  apiVersion: number
  successIndicator: string
  orderId: string
  /** The merchant's own order number. */
  reference: string
  amountCents: number
  currency: string
  description: string
  merchantName: string
  locale: string
  /** Milliseconds since the epoch at which the page stops accepting cards. */
  endsAt: number
  notificationUrl: string | undefined
}

/** One entry of an order's history. */
export interface GatewayTransaction {
  id: string
  type: 'PAYMENT' | 'REFUND'
  result: 'SUCCESS' | 'FAILURE' | 'PENDING'
  gatewayCode: string
  amountCents: number
  currency: string
  at: number
  /** Hidden before this moment: money that arrives late. */
  visibleFrom: number
  /** A refund is shown as pending before this moment, and as `result` from then on. */
  pendingUntil?: number
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

const asSeen = (transaction: GatewayTransaction, now: number): GatewayTransaction =>
  (transaction.pendingUntil ?? now) <= now
    ? transaction
    : { ...transaction, result: 'PENDING', gatewayCode: 'SUBMITTED' }

/** The part of an order that is visible at a moment. */
export const visibleTransactions = (order: GatewayOrder, now: number): GatewayTransaction[] =>
  order.transactions.filter((each) => each.visibleFrom <= now).map((each) => asSeen(each, now))

const sum = (
  { order, now }: { order: GatewayOrder; now: number },
  type: GatewayTransaction['type'],
  results: readonly GatewayTransaction['result'][],
): number =>
  visibleTransactions(order, now)
    .filter((each) => each.type === type && results.includes(each.result))
    .reduce((total, each) => total + each.amountCents, 0)

export const capturedCents = (order: GatewayOrder, now: number): number => sum({ order, now }, 'PAYMENT', ['SUCCESS'])
export const refundedCents = (order: GatewayOrder, now: number): number => sum({ order, now }, 'REFUND', ['SUCCESS'])
/** What can still be refunded: completed and pending refunds are deducted. */
export const refundableCents = (order: GatewayOrder, now: number): number =>
  capturedCents(order, now) - sum({ order, now }, 'REFUND', ['SUCCESS', 'PENDING'])
/** A refund as the merchant sees it now. */
export const findVisibleRefund = (
  order: GatewayOrder | undefined,
  id: string,
  now: number,
): GatewayTransaction | undefined =>
  order && visibleTransactions(order, now).find((each) => each.type === 'REFUND' && each.id === id)

/**
 * A requested payment of a provider that waits for the payer. Its order is in the history from the first attempt on.
 */
export interface RequestedPayment {
  provider: 'wxpay' | 'cmbpay' | 'octopus' | 'alipay'
  /** What identifies it: prepay id, token of a landing page. */
  id: string
  /** The merchant's number at this provider. */
  orderId: string
  /** The merchant's own order number, for which faults are set. */
  reference: string
  amountCents: number
  currency: string
  description: string
  /** Data of the merchant that notices return. */
  attach: string
  locale: string
  /** Milliseconds since the epoch from which no payment is accepted. */
  endsAt: number
  notifyUrl: string | undefined
  returnUrl: string | undefined
}

/** An accepted slide: what the script passes on, until the service verifies it. */
interface SlidePass {
  sig: string
  token: string
  scene: string
  /** Milliseconds since the epoch. */
  at: number
  isRedeemed: boolean
}

/** Entries of the books: the checkout sessions, the requested payments, and the orders with their money. */
export interface BookEntries {
  sessions: CheckoutSession
  pending: RequestedPayment
  orders: GatewayOrder
}

/** Where entries are stored across a restart; the last one of an id counts. */
export interface Books {
  read: () => { kind: keyof BookEntries; entry: BookEntries[keyof BookEntries] }[]
  append: <Kind extends keyof BookEntries>(kind: Kind, entry: BookEntries[Kind]) => void
}

/** The whole state of a sandbox. Sessions, payments and orders are in the books, the rest is lost with the process. */
export interface SandboxState {
  sessions: Map<string, CheckoutSession>
  orders: Map<string, GatewayOrder>
  /** Accepted slides, by session id. */
  slides: Map<string, SlidePass>
  /** Payments of the providers beside the card gateway, by the id that opens them. */
  pending: Map<string, RequestedPayment>
  /** Nonces that signed requests have used. */
  nonces: Set<string>
  faults: Fault[]
  /** Stores what was added or changed in the maps and the books, before it is answered. */
  save: <Kind extends keyof BookEntries>(kind: Kind, entry: BookEntries[Kind]) => void
  newId: (prefix: string) => string
  /** The first fault of a kind that concerns this order; counts its use. */
  takeFault: (kind: FaultKind, about: { reference?: string | undefined; operation?: string }) => Fault | undefined
}

const concerns = (fault: Fault, about: { reference?: string | undefined; operation?: string }): boolean =>
  (fault.reference === undefined || fault.reference === about.reference) &&
  (fault.operation === undefined || fault.operation === about.operation)

export const createSandboxState = (books?: Books): SandboxState => {
  const enter = (kind: keyof BookEntries, entry: BookEntries[keyof BookEntries]): void => {
    ;(state[kind] as Map<string, typeof entry>).set(entry.id, entry)
  }
  const state: SandboxState = {
    sessions: new Map(),
    orders: new Map(),
    slides: new Map(),
    pending: new Map(),
    nonces: new Set(),
    faults: [],
    save: (kind, entry) => {
      enter(kind, entry)
      books?.append(kind, entry)
    },
    newId: (prefix) => `${prefix}${randomBytes(9).toString('hex').toUpperCase()}`,
    takeFault: (kind, about) => {
      const fault = state.faults.find((each) => each.kind === kind && concerns(each, about))
      if (!fault) return undefined
      fault.times -= 1
      if (fault.times <= 0) state.faults = state.faults.filter((each) => each !== fault)
      return fault
    },
  }
  for (const { kind, entry } of books?.read() ?? []) enter(kind, entry)
  return state
}

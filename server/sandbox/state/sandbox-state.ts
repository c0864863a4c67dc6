import { randomBytes } from 'node:crypto'
import type { Fault, FaultKind } from '../faults/fault'

/** A checkout session as INITIATE_CHECKOUT made it. */
export interface CheckoutSession {
  id: string
  version: string
  /** API version it was opened with; decides what `complete` hands over. */
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
  /** Milliseconds since the epoch at which the page stops taking cards. */
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
  /** Not to be seen before this moment: money that arrives late. */
  visibleFrom: number
  /** A refund is seen as pending before this moment, and as `result` from then on. */
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

/** What of an order can be seen at a moment. */
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
/** What can still be refunded: less all that was refunded, and all that is on its way. */
export const refundableCents = (order: GatewayOrder, now: number): number =>
  capturedCents(order, now) - sum({ order, now }, 'REFUND', ['SUCCESS', 'PENDING'])
/** A refund as the merchant sees it now. */
export const findRefund = (order: GatewayOrder | undefined, id: string, now: number): GatewayTransaction | undefined =>
  order && visibleTransactions(order, now).find((each) => each.type === 'REFUND' && each.id === id)

/** A payment a provider was asked for and waits to be made. Its order in the history exists from the first try on. */
export interface PendingPayment {
  provider: 'wxpay' | 'cmbpay' | 'octopus'
  /** What opens it: prepay id, token of a landing page. */
  id: string
  /** The merchant's number at this provider. */
  orderId: string
  /** The merchant's own order number; faults aim at it. */
  reference: string
  amountCents: number
  currency: string
  description: string
  /** What the merchant gave along and wants back in notices. */
  attach: string
  locale: string
  /** Milliseconds since the epoch at which nothing is taken any more. */
  endsAt: number
  notifyUrl: string | undefined
  returnUrl: string | undefined
}

/** A slide that was believed: what the script hands over, until it is asked about. */
interface SlidePass {
  sig: string
  token: string
  scene: string
  /** Milliseconds since the epoch. */
  at: number
  asked: boolean
}

/** What is written into the books: the checkout sessions, the payments that were asked for, and the orders with their money. */
export interface BookEntries {
  sessions: CheckoutSession
  pending: PendingPayment
  orders: GatewayOrder
}

/** Where entries are kept over a restart; the last one of an id counts. */
export interface Books {
  read: () => { kind: keyof BookEntries; entry: BookEntries[keyof BookEntries] }[]
  append: <Kind extends keyof BookEntries>(kind: Kind, entry: BookEntries[Kind]) => void
}

/** All a sandbox remembers. Sessions, payments and orders are in the books, the rest is gone with the process. */
export interface SandboxState {
  sessions: Map<string, CheckoutSession>
  orders: Map<string, GatewayOrder>
  /** Slides that were believed, by session id. */
  slides: Map<string, SlidePass>
  /** Payments of the providers beside the card gateway, by what opens them. */
  pending: Map<string, PendingPayment>
  /** Nonces that signed requests have used. */
  nonces: Set<string>
  faults: Fault[]
  /** Enters what was added or changed into the maps and the books, before it is answered. */
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

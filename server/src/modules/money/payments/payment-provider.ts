import type { PaymentLaunch, ReturnHint } from '@shuttle/contracts'
import type { Cents, CivilDate, Currency, Instant } from '@shuttle/domain'
import type { ProviderMoney } from '@shuttle/domain/staff'

/**
 * Why a provider gave no usable answer. `unreachable`: no answer, too late, or 'try later'; a retry may help.
 * `refused`: it understood and refused (credentials, field); a retry does not help. `unreadable`: an answer of no known
 * shape.
 */
export type ProviderFaultKind = 'unreachable' | 'refused' | 'unreadable'

/** The one exception of adapters. The message is for logs and never carries credentials. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
  readonly kind: ProviderFaultKind
  /** Name of the field the provider objects to. */
  readonly field: string | undefined

  constructor(kind: ProviderFaultKind, message: string, options: { field?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.kind = kind
    this.field = options.field
  }
}

/** The status with which a provider answers too many requests. */
export const TOO_MANY = 429

/** The provider answered that it receives too many requests: a later retry helps, and it is not down. */
export class ProviderBusy extends ProviderFault {
  constructor(message: string) {
    super('unreachable', message)
  }
}

/** The provider was not called, or its answer was not awaited, for a reason of ours: that means nothing about it. */
export class QuestionDropped extends ProviderFault {
  constructor(cause: Error) {
    super('unreachable', cause.message, { cause })
  }
}

/** Undefined for text that is no JSON: external input is refused, and never causes an exception. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** How a provider identifies an attempt. */
export interface AttemptReference {
  requestNo: string
  /** When the attempt was opened; some providers date their orders by the day in UTC+8. */
  openedAt: Instant
}

/** One payment attempt as sent to a provider. */
export interface SessionRequest extends AttemptReference {
  /** Number of the attempt; the provider's order id, so it is new for each attempt and at most 32 characters. */
  requestNo: string
  orderNo: string
  /** Path of the page on which the order is paid: where a passenger who does not pay returns to. */
  payPath: string
  amount: Cents
  currency: Currency
  /** Text for the passenger on the provider's page. */
  description: string
  /** The provider's language code. */
  locale: string
  /** Seconds until the payment deadline, at least 1. */
  timeoutSeconds: number
  /** The payer's id at the provider, where {@link PaymentProvider.needsPayer}. */
  payer: string | undefined
}

export interface ProviderSession {
  sessionId: string
  sessionVersion: string
  /** Returned by the provider's page on success. A browser can send it too: proof of nothing. */
  successIndicator: string
  /**
   * Data for the browser to pay with, where it is not the card's frame: bridge parameters or a form. Sent as JSON text.
   */
  launch?: PaymentLaunch
}

/** The provider's answer to a query of an attempt. */
export type ProviderPayment =
  | { state: 'none' }
  | { state: 'declined'; reason: string }
  | {
      state: 'captured'
      /** Unique within the provider; money is recorded once for each. */
      transactionId: string
      merchant: string
      amount: Cents
      /** As the provider spells it, ISO 4217. */
      currency: string
    }
  | {
      /** Captured, and returned in part or whole without an order of ours: it pays no order. */
      state: 'returned'
      transactionId: string
      merchant: string
      amount: Cents
      currency: string
      /** Undefined where the provider answers only that money was returned. */
      refunded: Cents | undefined
      /** Each return, completed or pending, by its number; missing where the provider does not name them. */
      refunds?: readonly ({ number: string } & ProviderMoney)[]
    }

export interface RefundRequest extends AttemptReference {
  /** All that the attempt captured; the refund is a part of it. */
  captured: Cents
  /** The provider's transaction id of the refund; the same on every retry. */
  refundNo: string
  amount: Cents
  /** As the provider spelled it when it captured the money. */
  currency: string
}

/** A provider's answer to a refund request. It is done only when {@link PaymentProvider.queryRefund} reports it. */
export type RefundAcceptance = { state: 'accepted' } | { state: 'refused'; reason: string }

export type RefundOutcome = { state: 'done' } | { state: 'pending' } | { state: 'refused'; reason: string }

/** A row of a provider's statement of one day. */
export interface StatementRow extends ProviderMoney {
  kind: 'payment' | 'refund'
  /** Our number, of the attempt or the refund; undefined where the statement names the provider's own alone. */
  number: string | undefined
  /** Number of the attempt that it belongs to, where it is named. */
  requestNo: string | undefined
  /** The provider's own number; of a payment as {@link PaymentProvider.query} names it. */
  transactionId: string
}

/** Origins of a provider's scripts and pages; the policy of the frame document contains them. */
export interface FramePolicy {
  scriptUrl: string
  /** How the script opens its page: `embedded` from version 63 on, `lightbox` before. */
  display: 'embedded' | 'lightbox'
  script: readonly string[]
  frame: readonly string[]
  connect: readonly string[]
  formAction: readonly string[]
}

/**
 * One payment method. Calls go out to the provider and must never happen inside a database transaction. They reject
 * with {@link ProviderFault}; a browser's report only ever triggers a query.
 */
export interface PaymentProvider {
  /** `payType` on the wire. */
  readonly code: string
  readonly merchant: string
  readonly frame?: FramePolicy
  /** The provider needs the payer's id: an attempt without a payer's id cannot be opened. */
  readonly needsPayer: boolean
  takes: (currency: Currency) => boolean
  /** Whether an amount can be paid; every one, where it is left out. */
  takesAmount?: (amount: Cents) => boolean
  /** Whether captured money is in this currency; spelling is the provider's. */
  isCurrency: (spelling: string, currency: Currency) => boolean
  toLocale: (wanted: string) => string
  /**
   * Opening a session makes no call: the browser gets data that was made here, and the result means nothing about the
   * provider.
   */
  readonly opensWithoutCall?: true
  createSession: (request: SessionRequest) => Promise<ProviderSession>
  /**
   * Reads the fields of the provider's return address, of its query or of a form; proves nothing. `hint` is undefined
   * where the provider adds nothing to the return address: then it is queried.
   */
  parseReturn: (fields: Readonly<Record<string, string | undefined>>) => { hint: ReturnHint | undefined }
  /**
   * The attempt of a notification, and the reply to it; undefined when it is not from the provider. Throws `UnknownKey`
   * where it names a key of the provider that the settings do not have.
   */
  verifyCallback: (callback: {
    headers: Readonly<Record<string, string | string[] | undefined>>
    /** Unparsed: signatures are over bytes. */
    body: string
  }) => { requestNo: string; reply?: { contentType: string; body: string } } | undefined
  /** Queries the provider for an attempt. */
  query: (attempt: AttemptReference) => Promise<ProviderPayment>
  /** Requests a refund; a repeated request with the same number refunds once, and a known number is accepted. */
  refund: (request: RefundRequest) => Promise<RefundAcceptance>
  queryRefund: (request: RefundRequest) => Promise<RefundOutcome | { state: 'unknown' }>
  /**
   * Harmless calls under the credentials that {@link PaymentProvider.query} does not use, about an attempt that does
   * not exist. Each rejects with {@link ProviderFault} where its credential is not accepted.
   */
  readonly proofs?: readonly ((attempt: AttemptReference) => Promise<unknown>)[]
  /** Its statements of a day; missing where the protocol has none, and then only queried items are compared. */
  readonly statement?: {
    /** Milliseconds after the end of a day (UTC+8) at which it is ready. */
    readyAfterMs: number
    /** Numbers of refunds are unique within a payment there; such a number alone identifies none. */
    isNumberedByPayment?: true
    fetch: (day: CivilDate) => Promise<StatementRow[]>
  }
}

/** An answer counts for its own query alone. Throws `unreadable` and names the fields that differ. */
export const assertAnswerMatches = (
  what: string,
  expected: Readonly<Record<string, string | number>>,
  answered: Readonly<Record<string, unknown>>,
): void => {
  const differing = Object.keys(expected).filter((name) => answered[name] !== expected[name])
  if (differing.length > 0)
    throw new ProviderFault('unreadable', `${what}: the answer has another ${differing.join(', ')}`)
}

/** A refund under our number, but of other money than requested. */
export class OtherRefundMoney extends ProviderFault {
  readonly theirs: ProviderMoney

  constructor(what: string, theirs: ProviderMoney) {
    super('unreadable', `${what}: another amount or currency`)
    this.theirs = theirs
  }
}

/** A refund counts for its own money alone. Throws {@link OtherRefundMoney}. */
export const assertRefundMoney = (what: string, expected: ProviderMoney, theirs: ProviderMoney): void => {
  if (expected.amount !== theirs.amount || expected.currency !== theirs.currency)
    throw new OtherRefundMoney(what, theirs)
}

/** The providers that this installation is configured for. */
export interface PaymentMethods {
  all: readonly PaymentProvider[]
  byCode: (code: string) => PaymentProvider | undefined
  /** Those that can take a currency, in the order they are offered. */
  taking: (currency: Currency) => PaymentProvider[]
}

export const paymentMethods = (providers: readonly PaymentProvider[]): PaymentMethods => ({
  all: providers,
  byCode: (code) => providers.find((provider) => provider.code === code),
  taking: (currency) => providers.filter((provider) => provider.takes(currency)),
})

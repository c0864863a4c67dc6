import type { PaymentLaunch, ReturnHint } from '@shuttle/contracts'
import type { Cents, CivilDate, Currency, Instant } from '@shuttle/domain'
import type { ProviderMoney } from '@shuttle/domain/staff'

/**
 * Why a provider gave no usable answer. `unreachable`: no answer, too late, or 'try later'; asking again may help.
 * `refused`: it understood and said no (credentials, field); asking again does not help.
 * `unreadable`: an answer of no known shape.
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

/** The status of an answer that a provider is asked too often. */
export const TOO_MANY = 429

/** The provider answered that it is asked too often: asking again later helps, and it is not down. */
export class ProviderBusy extends ProviderFault {
  constructor(message: string) {
    super('unreachable', message)
  }
}

/** The provider was not asked, or its answer was not waited for, for a reason of ours: that says nothing about it. */
export class QuestionDropped extends ProviderFault {
  constructor(cause: Error) {
    super('unreachable', cause.message, { cause })
  }
}

/** Undefined for text that is no JSON: what comes from outside is refused, never thrown about. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** How a provider finds an attempt again. */
export interface AttemptReference {
  requestNo: string
  /** When the attempt was opened; some providers file their orders under the day in UTC+8. */
  openedAt: Instant
}

/** One payment attempt as a provider hears of it. */
export interface SessionRequest extends AttemptReference {
  /** Number of the attempt; the provider's order id, so it is new for each attempt and at most 32 characters. */
  requestNo: string
  orderNo: string
  /** Path of the site on which the order is paid: where the passenger comes back to who does not pay. */
  payPath: string
  amount: Cents
  currency: Currency
  /** What the passenger reads on the provider's page. */
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
  /** What the provider's page hands back on success. A browser can say it too: proof of nothing. */
  successIndicator: string
  /** What the browser is handed to pay with, where it is not the card's frame: bridge parameters or a form. Goes out as JSON text. */
  launch?: PaymentLaunch
}

/** What the provider says about an attempt when it is asked. */
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
      /** Taken, and gone back in part or whole without an order of ours: it makes no order paid. */
      state: 'returned'
      transactionId: string
      merchant: string
      amount: Cents
      currency: string
      /** Undefined where the provider says only that money has gone back. */
      refunded: Cents | undefined
      /** Each that went back or is on its way, by its number; missing where the provider does not name them. */
      refunds?: readonly ({ number: string } & ProviderMoney)[]
    }

export interface RefundRequest extends AttemptReference {
  /** All that the attempt took; the refund is a part of it. */
  captured: Cents
  /** The provider's transaction id of the refund; the same on every retry. */
  refundNo: string
  amount: Cents
  /** As the provider spelled it when it took the money. */
  currency: string
}

/** What a provider says when it is asked for a refund. It is done only when {@link PaymentProvider.queryRefund} says so. */
export type RefundAcceptance = { state: 'accepted' } | { state: 'refused'; reason: string }

export type RefundOutcome = { state: 'done' } | { state: 'pending' } | { state: 'refused'; reason: string }

/** A row of a provider's statement of one day. */
export interface StatementRow extends ProviderMoney {
  kind: 'payment' | 'refund'
  /** Ours: of the attempt or the refund; undefined where the statement names the provider's own alone. */
  number: string | undefined
  /** Number of the attempt that it is about, where it is named. */
  requestNo: string | undefined
  /** The provider's own; of a payment as {@link PaymentProvider.query} names it. */
  transactionId: string
}

/** Where a provider's scripts and pages come from; the frame document's policy is made of it. */
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
 * One way to be paid. Calls go out to the provider and must never happen inside a database transaction.
 * They reject with {@link ProviderFault}; what a browser brings back is only ever a reason to ask.
 */
export interface PaymentProvider {
  /** `payType` on the wire. */
  readonly code: string
  readonly merchant: string
  readonly frame?: FramePolicy
  /** The provider needs the payer's id: an attempt without a payer's id cannot be opened. */
  readonly needsPayer: boolean
  takes: (currency: Currency) => boolean
  /** Whether an amount can be paid as it is; every one, where it is left out. */
  takesAmount?: (amount: Cents) => boolean
  /** Whether captured money is in this currency; spelling is the provider's. */
  isCurrency: (spelling: string, currency: Currency) => boolean
  toLocale: (wanted: string) => string
  /** Opening a session asks nobody: the browser is handed what was made here, and its end says nothing about the provider. */
  readonly opensWithoutCall?: true
  createSession: (request: SessionRequest) => Promise<ProviderSession>
  /**
   * Reads the fields of the provider's return address, of its query or of a form; proves nothing. `hint` is undefined
   * where the provider adds nothing to the return address: then it is queried.
   */
  parseReturn: (fields: Readonly<Record<string, string | undefined>>) => { hint: ReturnHint | undefined }
  /**
   * The attempt a notification is about, and what it is answered with; undefined when it is not from the provider. Throws `UnknownKey`
   * where it names a key of the provider that the settings do not have.
   */
  verifyCallback: (callback: {
    headers: Readonly<Record<string, string | string[] | undefined>>
    /** As it came: signatures are over bytes. */
    body: string
  }) => { requestNo: string; reply?: { contentType: string; body: string } } | undefined
  /** Asks the provider about an attempt. */
  query: (attempt: AttemptReference) => Promise<ProviderPayment>
  /** Asks for a refund; asking again with the same number refunds once, and a number that is known is accepted. */
  refund: (request: RefundRequest) => Promise<RefundAcceptance>
  queryRefund: (request: RefundRequest) => Promise<RefundOutcome | { state: 'unknown' }>
  /**
   * Harmless calls under the credentials that {@link PaymentProvider.query} does not use, about an attempt that does not
   * exist. Each rejects with {@link ProviderFault} where its credential is not accepted.
   */
  readonly proofs?: readonly ((attempt: AttemptReference) => Promise<unknown>)[]
  /** Its statements of a day; missing where the protocol has none, and then only what is asked about is compared. */
  readonly statement?: {
    /** Milliseconds after the end of a day (UTC+8) at which it is ready. */
    readyAfterMs: number
    /** Numbers of refunds are unique within a payment there; by itself such a number names none. */
    isNumberedByPayment?: true
    fetch: (day: CivilDate) => Promise<StatementRow[]>
  }
}

/** An answer counts for the question it was asked alone. Throws `unreadable` and names the fields that differ. */
export const assertAnswerMatches = (
  what: string,
  asked: Readonly<Record<string, string | number>>,
  answered: Readonly<Record<string, unknown>>,
): void => {
  const differing = Object.keys(asked).filter((name) => answered[name] !== asked[name])
  if (differing.length > 0)
    throw new ProviderFault('unreadable', `${what}: the answer has another ${differing.join(', ')}`)
}

/** A refund under our number, but of other money than was asked for. */
export class OtherRefundMoney extends ProviderFault {
  readonly theirs: ProviderMoney

  constructor(what: string, theirs: ProviderMoney) {
    super('unreadable', `${what}: another amount or currency`)
    this.theirs = theirs
  }
}

/** A refund counts for its own money alone. Throws {@link OtherRefundMoney}. */
export const assertRefundMoney = (what: string, asked: ProviderMoney, theirs: ProviderMoney): void => {
  if (asked.amount !== theirs.amount || asked.currency !== theirs.currency) throw new OtherRefundMoney(what, theirs)
}

/** The providers this installation is configured for. */
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

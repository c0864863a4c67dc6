import type { Currency, Language } from '@shuttle/domain'

/** One try to pay an order. Old ones stay: money may still arrive on them. */
export interface PaymentAttemptRow {
  /** The provider's order id. */
  request_no: string
  order_no: string
  account_id: string
  provider: string
  merchant: string
  amount_cents: number
  currency: Currency
  /** Of the passenger; mails about this payment are written in it. */
  language: Language
  session_id: string
  session_version: string
  success_indicator: string
  /** `open`: asked about by itself. `settled`: money came and was booked. `closed`: none came in time. */
  state: 'open' | 'settled' | 'closed'
  created_at: number
  /** Payment deadline of the order. */
  pay_by: number
  next_check_at: number
  checks: number
  idempotency_key: string | null
  request_hash: string
  /** JSON of what the browser was handed; empty where it is the card's frame. */
  launch: string
  /** JSON of fields the client sent along with the request (call type, class type, scene, join type): kept, never believed. */
  call_fields: string
  /** JSON of fields the client brought back from a card payment: kept, never believed. */
  card_query: string
}

/** What became of money a provider took. */
export type PaymentOutcome = 'paid' | 'honoured-late' | 'paid-twice' | 'no-seats' | 'wrong-amount'

/** Money a provider took: one row for each of its transactions, written before anything else happens. */
export interface PaymentTransactionRow {
  provider: string
  transaction_id: string
  request_no: string
  order_no: string
  merchant: string
  amount_cents: number
  /** As the provider spells it. */
  currency: string
  outcome: PaymentOutcome | 'booking'
  booked_at: number
}

/** Money that goes back by itself. */
export interface PaymentRefundRow {
  /** The provider's transaction id of the refund. */
  refund_no: string
  provider: string
  request_no: string
  order_no: string
  amount_cents: number
  currency: string
  reason: 'paid-twice' | 'no-seats' | 'wrong-amount'
  /** `refused` waits for staff. */
  state: 'waiting' | 'done' | 'refused'
  created_at: number
  settled_at: number | null
}

/** The id a provider knows an account by, such as the openid of WeChat. */
export interface PaymentPayerRow {
  account_id: string
  provider: string
  payer: string
}

/** What a browser told of a card payment that failed. For people who look into it; nothing acts on it. */
export interface CardErrorRow {
  id: string
  order_no: string
  account_id: string
  content: string
  logged_at: number
}

declare module '../../database/types' {
  interface Database {
    payment_attempts: PaymentAttemptRow
    payment_transactions: PaymentTransactionRow
    payment_refunds: PaymentRefundRow
    payment_payers: PaymentPayerRow
    card_errors: CardErrorRow
  }
}

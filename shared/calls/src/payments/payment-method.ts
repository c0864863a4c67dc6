import type { Instant } from '@shuttle/domain'
import type { Coded } from '../coded'

/** A way to pay that the server offers for a currency. */
export interface PaymentMethod {
  method: Coded<'card' | 'wechat' | 'octopus' | 'cmb'>
  /** The provider's code, as addresses and payment calls carry it. */
  payType: string
  /** False: it cannot take the amount of this order, and is shown to say so. */
  takesAmount: boolean
}

/** One payment attempt. */
export interface PaymentAttempt {
  orderNo: string
  orderReqno: string
  amount: number
  sessionId: string
  /** What the provider's page must hand back; a check for the screen only, the server asks the provider itself. */
  successId: string
  /** What the provider's frame needs, JSON text handed on unread. */
  frameText: string
}

/** What a card payment's result carries beside its order (purchase 2, routes): sent and kept, never believed. */
export interface CardResult {
  /** Cents. */
  amount: number
  lineCode: string
  totalPeople: number
  soldAt: Instant
}

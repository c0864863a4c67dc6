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

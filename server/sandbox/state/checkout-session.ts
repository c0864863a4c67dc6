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

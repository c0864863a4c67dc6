/** What the hosted page posts to the script that framed it. */
export type CheckoutMessage =
  | { event: 'complete'; resultIndicator: string; sessionVersion: string }
  | { event: 'timeout' }
  | { event: 'error'; explanation: string }

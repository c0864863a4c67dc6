/** What asking the service about a payment brings. */
export type ConfirmEvent =
  | { type: 'confirmed' }
  | { type: 'still-pending' }
  | { type: 'confirm-refused'; code: string }
  | { type: 'confirm-failed' }

/** The order of an attempt and its number: enough to ask what became of it. */
export interface AttemptName {
  orderNo: string
  orderReqno: string
}

/** The server is asked every 300 ms (purchase 9, card wait poll), this many times before the traveller is told to wait. */
export const CONFIRM_POLL_MS = 300
export const CONFIRM_POLLS = 20

/** The outcomes of asking the service about a payment. */
export type ConfirmEvent =
  | { type: 'confirmed' }
  | { type: 'still-pending' }
  | { type: 'confirm-refused'; code: string }
  | { type: 'confirm-failed' }

/** The order of a payment attempt and the attempt's number, which identify it to the service. */
export interface AttemptName {
  orderNo: string
  orderReqno: string
}

/** The server is asked every 300 ms (purchase 9, card wait poll), this many times before the screen asks the passenger to wait. */
export const CONFIRM_POLL_MS = 300
export const CONFIRM_POLLS = 20

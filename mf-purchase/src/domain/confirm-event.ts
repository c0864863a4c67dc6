/** Outcomes of a confirmation request to the service. */
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

/** Polls of the confirmation before the passenger is requested to wait (purchase 9, card wait poll). */
export const CONFIRM_POLLS = 20

import { addNoteCall, resendMailCall, unmaskDocumentCall, verifyPaymentCall } from '@shuttle/wire/staff'
import { noteFromWire, type OrderNote } from './order-note'
import { staffCall } from './staff-call'

/**
 * Sends the mail of a paid order again. Throws `ApiError`: `refused` with STAFF_ORDER_NOT_PAID, STAFF_NO_ADDRESS or
 * STAFF_MAIL_TOO_OFTEN.
 */
export const sendMailAgain = async (orderNo: string): Promise<void> => {
  await staffCall(resendMailCall, { orderNo })
}

/** Makes the service query the provider at once. Throws `ApiError`: `refused` with STAFF_NO_ATTEMPT. */
export const verifyPaymentAgain = async (attempt: { orderNo: string; requestNo: string }): Promise<void> => {
  await staffCall(verifyPaymentCall, attempt)
}

/** Creates an order note, which is never changed. Throws `ApiError`. */
export const writeNote = async (note: { orderNo: string; text: string }): Promise<OrderNote> =>
  noteFromWire((await staffCall(addNoteCall, note)).responseData)

/** Returns a travel document unmasked, in this answer only. Throws `ApiError`: `refused` with STAFF_NO_DOCUMENT. */
export const openDocument = async (request: {
  orderNo: string
  passengerPosition: number
  reason: string
}): Promise<string> => {
  const { orderNo, passengerPosition, reason } = request
  return (await staffCall(unmaskDocumentCall, { orderNo, passengerPosition, reason })).responseData.documentNumber
}

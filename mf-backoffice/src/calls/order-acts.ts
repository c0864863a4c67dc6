import { addNote, askProvider, resendMail, unmaskDocument } from '@shuttle/wire/staff'
import { noteFromWire, type OrderNote } from './order-note'
import { staffCall } from './staff-call'

/**
 * Sends the mail of a paid order again. Throws `ApiError`: `refused` with STAFF_ORDER_NOT_PAID, STAFF_NO_ADDRESS or
 * STAFF_MAIL_TOO_OFTEN.
 */
export const sendMailAgain = async (orderNo: string): Promise<void> => {
  await staffCall(resendMail, { orderNo })
}

/** Makes the service query the provider at once. Throws `ApiError`: `refused` with STAFF_NO_ATTEMPT. */
export const askProviderAgain = async (attempt: { orderNo: string; requestNo: string }): Promise<void> => {
  await staffCall(askProvider, attempt)
}

/** Creates an order note, which is never changed. Throws `ApiError`. */
export const writeNote = async (note: { orderNo: string; text: string }): Promise<OrderNote> =>
  noteFromWire((await staffCall(addNote, note)).responseData)

/** Returns a travel document unmasked, in this answer only. Throws `ApiError`: `refused` with STAFF_NO_DOCUMENT. */
export const openDocument = async (asked: { orderNo: string; person: number; reason: string }): Promise<string> => {
  const { orderNo, person, reason } = asked
  return (await staffCall(unmaskDocument, { orderNo, personNo: person, reason })).responseData.documentNumber
}

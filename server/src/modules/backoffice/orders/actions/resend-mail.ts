import type { Instant, Language } from '@shuttle/domain'
import { checkStaffOrderAction, type StaffPosition } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../../database/types'
import { enqueue } from '../../../../outbox/outbox.repository'
import { Refusal } from '../../../../runtime/errors'
import { lockOrder } from '../../../passenger/orders'
import { type OrderHistory, readOrderFile, toStaffOrderActionInput } from '../order/read-order-file'

const HOUR_MS = 3_600_000
/** The first one included. */
const MAILS_AN_HOUR = 3
const KIND = 'mail:order-paid'

/** The language it was sent in, else that of the payment, else that of the staff who send it now. */
const chooseLanguage = ({ mails, attempts }: OrderHistory, ownLanguage: Language): Language => {
  const sent = mails.findLast(({ kind }) => kind === KIND)
  const before = sent && (JSON.parse(sent.payload) as { language?: Language }).language
  return before ?? attempts.at(-1)?.language ?? ownLanguage
}

/**
 * Enqueues the mail of a paid order again, under the lock of the order: concurrent calls follow each other. Throws
 * ORDER_NOT_FOUND, STAFF_ORDER_NOT_PAID, STAFF_NO_ADDRESS and STAFF_MAIL_TOO_OFTEN.
 */
export const resendMail = async (
  trx: Transaction<Database>,
  command: { orderNo: string; position: StaffPosition; ownLanguage: Language; now: Instant },
): Promise<void> => {
  const { orderNo, position, ownLanguage, now } = command
  await lockOrder(trx, orderNo)
  const file = await readOrderFile(trx, orderNo)
  if (!file) throw new Refusal('ORDER_NOT_FOUND')
  const refusal = checkStaffOrderAction(position, 'mail.resend', toStaffOrderActionInput(file))
  if (refusal) throw new Refusal(refusal)
  const lately = file.mails.filter(({ kind, created_at }) => kind === KIND && created_at > now - HOUR_MS)
  if (lately.length >= MAILS_AN_HOUR) throw new Refusal('STAFF_MAIL_TOO_OFTEN')
  await enqueue(trx, { kind: KIND, payload: { orderNo, language: chooseLanguage(file, ownLanguage) }, now })
}

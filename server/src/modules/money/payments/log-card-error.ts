import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { findOwnOrder } from '../../passenger/orders'
import { addCardError, countCardErrors } from './payments.repository'

/** Characters stored of one report. */
export const CARD_ERROR_LENGTH = 4000
/** Reports stored of one order: further ones are ignored. */
export const CARD_ERRORS_PER_ORDER = 20

/**
 * Stores what a browser reports about a failed card payment (purchase 7, `log/mastercard.log`). The text is not
 * trusted: cut, counted, never parsed, and no code uses it. Throws ORDER_NOT_FOUND for another member's order.
 */
export const logCardError = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  report: { accountId: string; orderNo: string; content: string },
): Promise<void> => {
  const order = await findOwnOrder(db, report.orderNo, report.accountId)
  if (!order) throw new Refusal('ORDER_NOT_FOUND')
  if ((await countCardErrors(db, order.order_no)) >= CARD_ERRORS_PER_ORDER) return
  await addCardError(db, {
    id: uuidv7(),
    order_no: order.order_no,
    account_id: report.accountId,
    content: report.content.slice(0, CARD_ERROR_LENGTH),
    logged_at: clock.now(),
  })
}

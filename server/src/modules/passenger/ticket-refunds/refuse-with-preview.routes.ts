import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { isRefusal, Refusal } from '../../../runtime/errors'
import type { PaymentMethods } from '../../money/payments'
import { findOwnOrder } from '../orders'
import type { StoredQuote } from './quote-refund'
import { findQuote } from './refund-quotes.repository'
import { readOrderToRefund } from './refundable-order'
import { presentPreview } from './refunds.presenter'

interface RefusedRefund {
  orderNo: string
  accountId: string
  methods: PaymentMethods
  now: Instant
}

type Db = Kysely<Database>

const readQuote = async (db: Db, quoteNo: string, about: RefusedRefund): Promise<StoredQuote | undefined> => {
  const row = await findQuote(db, { quoteNo, ...about })
  if (!row) return undefined
  const sum = (field: 'fee' | 'refund') => row.items.reduce((total, item) => total + item[field], 0)
  return { quoteNo, items: row.items, fee: sum('fee'), refund: sum('refund'), validUntil: row.valid_until }
}

/**
 * Runs a call about refunds of an order of this account. A refusal carries the current preview, with the quote that the
 * refusal names: the caller shows the current state without a second call.
 */
export const refuseWithPreview = async <Answer>(
  db: Db,
  about: RefusedRefund,
  call: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await call()
  } catch (error) {
    if (!isRefusal(error)) throw error
    const { orderNo, accountId, methods, now } = about
    const row = await findOwnOrder(db, orderNo, accountId)
    if (!row) throw error
    const { quoteNo } = error.details
    const quote = quoteNo === undefined ? undefined : await readQuote(db, quoteNo, about)
    const refundPreview = presentPreview(await readOrderToRefund(db, methods, row, now), quote, now)
    throw new Refusal(error.code, { ...error.details, refundPreview })
  }
}

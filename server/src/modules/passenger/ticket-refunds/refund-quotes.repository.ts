import type { Instant, RefundQuoteItem } from '@shuttle/domain'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Database } from '../../../database/types'

type Db = Kysely<Database>
type QuoteRow = Selectable<Database['refund_quotes']>

/** Unused quotes stay for a day, so that one that has ended is answered by a new one. */
const RETENTION_MS = 86_400_000

export const addQuote = async (db: Db, quote: Insertable<Database['refund_quotes']>): Promise<void> => {
  await db
    .deleteFrom('refund_quotes')
    .where('order_no', '=', quote.order_no)
    .where('used_at', 'is', null)
    .where('valid_until', '<', quote.created_at - RETENTION_MS)
    .execute()
  await db.insertInto('refund_quotes').values(quote).execute()
}

/** Stores a quote a second time, with other tickets or fees. */
export const copyQuote = async (
  db: Db,
  quoteNo: string,
  change: Pick<QuoteRow, 'quote_no' | 'tickets'>,
): Promise<void> => {
  const quote = db.selectFrom('refund_quotes').selectAll().where('quote_no', '=', quoteNo)
  await addQuote(db, { ...(await quote.executeTakeFirstOrThrow()), ...change })
}

/** A quote of this order and account; another's is not found. */
export const findQuote = async (
  db: Db,
  { quoteNo, orderNo, accountId }: { quoteNo: string; orderNo: string; accountId: string },
): Promise<(QuoteRow & { items: RefundQuoteItem[] }) | undefined> => {
  const row = await db
    .selectFrom('refund_quotes')
    .selectAll()
    .where('quote_no', '=', quoteNo)
    .where('order_no', '=', orderNo)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && { ...row, items: JSON.parse(row.tickets) as RefundQuoteItem[] }
}

export const markQuoteUsed = async (db: Db, quoteNo: string, now: Instant): Promise<void> => {
  await db.updateTable('refund_quotes').set({ used_at: now }).where('quote_no', '=', quoteNo).execute()
}

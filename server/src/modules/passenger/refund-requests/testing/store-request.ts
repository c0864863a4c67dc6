import type { Kysely } from 'kysely'
import type { Database } from '../../../../database/types'
import type { RefundRequestRow } from '../refund-requests.repository'
import { aPicture } from './proof-file'

/** As if a request had been sent for an order and rejected, with a proof; answers its number. */
export const storeRequest = async (
  db: Kysely<Database>,
  { orderNo, accountId }: { orderNo: string; accountId: string },
  change: Partial<RefundRequestRow> = {},
  content = aPicture(),
): Promise<string> => {
  const [request_no, quote_no] = [`Q${orderNo}`, `quote of Q${orderNo}`]
  const times = { created_at: 0, valid_until: 0, used_at: 0 }
  await db
    .insertInto('refund_quotes')
    .values({ quote_no, order_no: orderNo, account_id: accountId, policy_id: '', tickets: '[]', ...times })
    .execute()
  await db
    .insertInto('refund_requests')
    .values({
      ...{ request_no, quote_no, order_no: orderNo, state: 'rejected', reason: 'illness', language: 'en' },
      ...{ reason_text: '', email: 'contact@demo.test', id_tail: '4567', request_key: null, request_hash: '' },
      ...{ created_at: 0, answer_by: '2026-12-10', ended_at: 1, answer_text: 'No.', decided_by: 'staff-1' },
      ...change,
    })
    .execute()
  await db.insertInto('refund_proofs').values({ request_no, content_type: 'image/png', content }).execute()
  return request_no
}

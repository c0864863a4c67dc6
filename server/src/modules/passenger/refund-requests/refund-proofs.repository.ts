import type { RefundProofType } from '@shuttle/domain'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/types'

/** A file of a passenger with a request. It leaves the service inside JSON only, never as a page of our origin. */
interface RefundProofRow {
  request_no: string
  /** Detected from its content. */
  content_type: RefundProofType
  /** Base64. */
  content: string
}

declare module '../../../database/types' {
  interface Database {
    refund_proofs: RefundProofRow
  }
}

type Db = Kysely<Database>

export const addRefundProof = async (trx: Transaction<Database>, proof: RefundProofRow): Promise<void> => {
  await trx.insertInto('refund_proofs').values(proof).execute()
}

export const findRefundProof = (db: Db, requestNo: string): Promise<RefundProofRow | undefined> =>
  db.selectFrom('refund_proofs').selectAll().where('request_no', '=', requestNo).executeTakeFirst()

export const findProofType = async (db: Db, requestNo: string): Promise<RefundProofType | undefined> => {
  const proofs = db.selectFrom('refund_proofs').select('content_type').where('request_no', '=', requestNo)
  return (await proofs.executeTakeFirst())?.content_type
}

/** Bytes of a proof; 0 without one. */
export const findProofSize = async (db: Db, requestNo: string): Promise<number> => {
  const proofs = db
    .selectFrom('refund_proofs')
    .select(sql<number>`octet_length(decode(content, 'base64'))`.as('size'))
    .where('request_no', '=', requestNo)
  return (await proofs.executeTakeFirst())?.size ?? 0
}

/** A request that the passenger withdrew no longer needs its proof. */
export const deleteRefundProof = async (trx: Transaction<Database>, requestNo: string): Promise<void> => {
  await trx.deleteFrom('refund_proofs').where('request_no', '=', requestNo).execute()
}

import type {
  CivilDate,
  Instant,
  Language,
  RefundProofType,
  RefundQuoteItem,
  RefundReason,
  RefundRequestState,
} from '@shuttle/domain'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { findRefundNumber } from '../../money/payments'

/** An application for a refund that staff decide. Its tickets stay valid until it is approved. */
export interface RefundRequestRow {
  request_no: string
  order_no: string
  /** Tickets, fee and refund at the time it was sent. */
  quote_no: string
  state: RefundRequestState
  reason: RefundReason
  reason_text: string
  /** Address for mails about it. */
  email: string
  /** Last four characters of an identity document; empty where none was given. */
  id_tail: string
  /** Of the passenger; the mails about it are written in it. */
  language: Language
  /** As sent in `Idempotency-Key`. */
  request_key: string | null
  request_hash: string
  created_at: number
  /** Day until which staff must answer. */
  answer_by: CivilDate
  ended_at: number | null
  /** Message of staff to the passenger. */
  answer_text: string
  /** Account of the staff member who decided; empty until then. */
  decided_by: string
}

declare module '../../../database/types' {
  interface Database {
    refund_requests: RefundRequestRow
  }
}

/** A request with the requested refund of each ticket. */
export interface RefundRequest extends RefundRequestRow {
  items: RefundQuoteItem[]
}

type Db = Kysely<Database>
type Trx = Transaction<Database>

const withItems = ({ quoted, ...row }: RefundRequestRow & { quoted: string }): RefundRequest => ({
  ...row,
  items: JSON.parse(quoted) as RefundQuoteItem[],
})

const selectRequests = (db: Db) =>
  db
    .selectFrom('refund_requests')
    .innerJoin('refund_quotes', 'refund_quotes.quote_no', 'refund_requests.quote_no')
    .selectAll('refund_requests')
    .select('refund_quotes.tickets as quoted')

export const addRefundRequest = async (
  trx: Trx,
  request: Omit<RefundRequestRow, 'state' | 'ended_at' | 'answer_text' | 'decided_by'>,
): Promise<void> => {
  await trx
    .insertInto('refund_requests')
    .values({ ...request, state: 'waiting', ended_at: null, answer_text: '', decided_by: '' })
    .execute()
}

export const findRefundRequest = async (db: Db, requestNo: string): Promise<RefundRequest | undefined> => {
  const row = await selectRequests(db).where('request_no', '=', requestNo).executeTakeFirst()
  return row && withItems(row)
}

/**
 * Mail address of the passenger of a refund; undefined where no request led to it, and after its account was deleted.
 */
export const findRequestEmail = async (db: Db, quoteNo: string | null): Promise<string | undefined> => {
  const request = db.selectFrom('refund_requests').select('email').where('quote_no', '=', quoteNo)
  return (await request.executeTakeFirst())?.email || undefined
}

export const findWaitingRequest = async (db: Db, orderNo: string): Promise<RefundRequest | undefined> => {
  const waiting = selectRequests(db).where('refund_requests.order_no', '=', orderNo).where('state', '=', 'waiting')
  const row = await waiting.executeTakeFirst()
  return row && withItems(row)
}

/** The requests of an order, the newest first: one that waits is the newest. */
export const listRefundRequests = async (db: Db, orderNo: string): Promise<RefundRequest[]> => {
  const rows = await selectRequests(db)
    .where('refund_requests.order_no', '=', orderNo)
    .orderBy('refund_requests.created_at', 'desc')
    .orderBy('request_no', 'desc')
    .execute()
  return rows.map(withItems)
}

/** Replaces the quote of a request after staff changed the fee. The first quote stays stored. */
export const changeRequestQuote = async (trx: Trx, requestNo: string, quote_no: string): Promise<void> => {
  await trx.updateTable('refund_requests').set({ quote_no }).where('request_no', '=', requestNo).execute()
}

/** Ends a request that waits; false for one that another transaction ended first. */
export const endRefundRequest = async (
  trx: Trx,
  requestNo: string,
  end: { state: Exclude<RefundRequestState, 'waiting'>; now: Instant; answerText?: string; decidedBy?: string },
): Promise<boolean> => {
  const { state, now, answerText = '', decidedBy = '' } = end
  const ended = await trx
    .updateTable('refund_requests')
    .set({ state, ended_at: now, answer_text: answerText, decided_by: decidedBy })
    .where('request_no', '=', requestNo)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return ended.numUpdatedRows === 1n
}

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

/** A request with its results. */
export interface RequestView {
  request: RefundRequest
  proofType: RefundProofType | undefined
  /** The refund of an approved one. */
  refundNo: string | undefined
}

export const viewRequest = async (db: Kysely<Database>, request: RefundRequest): Promise<RequestView> => ({
  request,
  proofType: await findProofType(db, request.request_no),
  refundNo: request.state === 'approved' ? await findRefundNumber(db, request.quote_no) : undefined,
})

/** A request that was just written, or that is locked. */
export const readRequest = async (db: Kysely<Database>, requestNo: string): Promise<RequestView> => {
  const request = await findRefundRequest(db, requestNo)
  if (!request) throw new Error(`refund request ${requestNo} is gone`)
  return viewRequest(db, request)
}

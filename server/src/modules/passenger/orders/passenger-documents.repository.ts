import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import type { Database, OrderPassengerRow, OrderRow } from '../../../database/types'

type Db = Kysely<Database>
type Trx = Transaction<Database>
type Ended = ExpressionBuilder<Database, 'orders'>

/**
 * Passengers whose document is not sealed, or begins like one under an older key, after an order; locked until the
 * transaction ends.
 */
export const lockOutdatedDocuments = (
  trx: Trx,
  { outdated, from, limit }: { outdated: readonly string[]; from: string; limit: number },
): Promise<OrderPassengerRow[]> =>
  trx
    .selectFrom('order_passengers')
    .selectAll()
    .where('order_no', '>=', from)
    .where((where) =>
      where.or([
        where('id_number', '<>', ''),
        // The index covers sealed documents only.
        ...outdated.map((beginning) =>
          where.and([where('id_sealed', '<>', ''), where('id_sealed', 'like', `${beginning}%`)]),
        ),
      ]),
    )
    .orderBy('order_no')
    .orderBy('position')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

export const saveDocument = async (
  trx: Trx,
  { order_no, position }: Pick<OrderPassengerRow, 'order_no' | 'position'>,
  document: Pick<OrderPassengerRow, 'id_number' | 'id_tail' | 'id_sealed' | 'phone_hash'>,
): Promise<void> => {
  await trx
    .updateTable('order_passengers')
    .set(document)
    .where('order_no', '=', order_no)
    .where('position', '=', position)
    .execute()
}

type Ride = Pick<
  OrderRow,
  'order_no' | 'fare_type' | 'travel_date' | 'return_date' | 'begin_time' | 'return_begin_time'
>

const hasDocument = ({ exists, selectFrom }: Ended) =>
  exists(
    selectFrom('order_passengers')
      .select('order_passengers.order_no')
      .whereRef('order_passengers.order_no', '=', 'orders.order_no')
      .where((document) =>
        document.or([
          document('id_sealed', '<>', ''),
          document('id_number', '<>', ''),
          document('id_tail', '<>', ''),
          document('document_type', '<>', ''),
        ]),
      ),
  )

/** A proof may be a picture of a document. */
const hasRequestWithDocument = ({ exists, selectFrom }: Ended) =>
  exists(
    selectFrom('refund_requests')
      .leftJoin('refund_proofs', 'refund_proofs.request_no', 'refund_requests.request_no')
      .select('refund_requests.order_no')
      .whereRef('refund_requests.order_no', '=', 'orders.order_no')
      .where((request) =>
        request.or([request('refund_requests.id_tail', '<>', ''), request('refund_proofs.request_no', 'is not', null)]),
      ),
  )

/**
 * Orders with a document, of their own or in a refund request, whose last day of travel is `day` or earlier, after an
 * order.
 */
export const listOrdersWithDocuments = (
  db: Db,
  { day, after, limit }: { day: string; after: string; limit: number },
): Promise<Ride[]> =>
  db
    .selectFrom('orders')
    .select(['order_no', 'fare_type', 'travel_date', 'return_date', 'begin_time', 'return_begin_time'])
    .where('order_no', '>', after)
    .where((where) => where(where.fn.coalesce('return_date', 'travel_date'), '<=', day))
    .where((where) => where.or([hasDocument(where), hasRequestWithDocument(where)]))
    .orderBy('order_no')
    .limit(limit)
    .execute()

/**
 * Erases the documents of these orders, the copies in their refund requests and the proofs; the names stay (D4.8). A
 * request is sent before the departure, so one that waits thirty days after the ride is long overdue, and its proof
 * goes too.
 */
export const eraseDocuments = async (trx: Trx, orderNumbers: readonly string[]): Promise<void> => {
  if (orderNumbers.length === 0) return
  await trx
    .updateTable('order_passengers')
    .set({ id_number: '', id_sealed: '', id_tail: '', document_type: '', phone_hash: '' })
    .where('order_no', 'in', orderNumbers)
    .execute()
  await trx
    .updateTable('refund_requests')
    .set({ id_tail: '', request_key: null, request_hash: '' })
    .where('order_no', 'in', orderNumbers)
    .execute()
  await trx
    .deleteFrom('refund_proofs')
    .where('request_no', 'in', (proofs) =>
      proofs.selectFrom('refund_requests').select('request_no').where('order_no', 'in', orderNumbers),
    )
    .execute()
}

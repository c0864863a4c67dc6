import { civilDateAt, DAY_MS, type Instant, toDepartureInstant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import { JOB_STATEMENT_MS, withLongStatements } from '../../../database/long-statements'
import { transaction } from '../../../database/transaction'
import type { Database, OrderPassengerRow } from '../../../database/types'
import { type Sealer, SealFault } from '../../../sealing'
import { resealDocument } from './passenger-document'
import {
  eraseDocuments,
  listOrdersWithDocuments,
  lockOutdatedDocuments,
  saveDocument,
} from './passenger-documents.repository'

const BATCH = 200
/** How long a document is stored after the last ride (D4.8). */
export const DOCUMENT_DAYS = 30

/**
 * Seals documents of orders from before sealing, and seals those under an older key anew, batch by batch; several
 * instances share the work. One that cannot be opened is left unchanged and reported. Answers how many were sealed.
 */
export const sealOutdatedDocuments = async (
  db: Kysely<Database>,
  sealer: Sealer,
  report: (error: unknown, orderNo: string) => void,
): Promise<number> => {
  const sealPassenger = async (trx: Transaction<Database>, passenger: OrderPassengerRow): Promise<number> => {
    try {
      await saveDocument(trx, passenger, resealDocument(sealer, passenger))
      return 1
    } catch (error) {
      if (!(error instanceof SealFault)) throw error
      report(error, passenger.order_no)
      return 0
    }
  }
  let sealed = 0
  for (let from = '', isMore = true; isMore; ) {
    const passengers = await withLongStatements(db, JOB_STATEMENT_MS, async (trx) => {
      const batch = await lockOutdatedDocuments(trx, { outdated: sealer.outdated, from, limit: BATCH })
      for (const passenger of batch) sealed += await sealPassenger(trx, passenger)
      return batch
    })
    from = passengers.at(-1)?.order_no ?? ''
    isMore = passengers.length === BATCH
  }
  return sealed
}

/**
 * Erases the documents of orders whose last ride was over thirty days ago, batch by batch. Answers of how many orders.
 */
export const eraseOldDocuments = async (db: Kysely<Database>, now: Instant): Promise<number> => {
  const end = now - DOCUMENT_DAYS * DAY_MS
  let erased = 0
  for (let after = '', isMore = true; isMore; ) {
    const page = { day: civilDateAt(end), after, limit: BATCH }
    const orders = await withLongStatements(db, JOB_STATEMENT_MS, (trx) => listOrdersWithDocuments(trx, page))
    const over = orders.filter((order) => {
      const day = order.return_date ?? order.travel_date
      const beginTime = order.return_date === null ? order.begin_time : order.return_begin_time
      return toDepartureInstant(day, order.fare_type, beginTime || undefined) < end
    })
    const numbers = over.map(({ order_no }) => order_no)
    await transaction(db, (trx) => eraseDocuments(trx, numbers))
    erased += over.length
    after = orders.at(-1)?.order_no ?? ''
    isMore = orders.length === BATCH
  }
  return erased
}

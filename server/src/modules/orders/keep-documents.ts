import { civilDateAt, DAY_MS, type Instant, toDepartureInstant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { transaction } from '../../database/transaction'
import type { Database } from '../../database/types'
import type { Sealer } from '../../sealing'
import { openDocument, sealDocument } from './passenger-document'
import {
  eraseDocuments,
  listOrdersWithDocuments,
  lockOutdatedDocuments,
  saveDocument,
} from './passenger-documents.repository'

const BATCH = 200
/** For so long after the last ride a document is kept (decision "airport line"). */
export const DOCUMENT_DAYS = 30

/**
 * Seals documents of orders from before they were, and those sealed under an older key anew, a batch at a time; several instances share
 * the work. Answers how many.
 */
export const sealOutdatedDocuments = (db: Kysely<Database>, sealer: Sealer): Promise<number> =>
  transaction(db, async (trx) => {
    const people = await lockOutdatedDocuments(trx, sealer.outdated, BATCH)
    for (const person of people)
      await saveDocument(trx, person, sealDocument(sealer, openDocument(sealer, person), person))
    return people.length
  })

/** Erases the documents of orders whose last ride was over thirty days ago. Answers of how many orders. */
export const eraseOldDocuments = async (db: Kysely<Database>, now: Instant): Promise<number> => {
  const end = now - DOCUMENT_DAYS * DAY_MS
  const orders = await listOrdersWithDocuments(db, civilDateAt(end))
  const over = orders.filter((order) => {
    const day = order.return_date ?? order.travel_date
    const beginTime = order.return_date === null ? order.begin_time : order.return_begin_time
    return toDepartureInstant(day, order.fare_type, beginTime || undefined) < end
  })
  await eraseDocuments(
    db,
    over.map(({ order_no }) => order_no),
  )
  return over.length
}

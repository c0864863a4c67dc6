import type { Kysely, Transaction } from 'kysely'
import type { Database, LineRow } from '../../../database/types'

/** Every line, on sale or not, in the order of the catalogue. */
export const listLines = (db: Kysely<Database>): Promise<LineRow[]> =>
  db.selectFrom('lines').selectAll().orderBy('position').execute()

/** Codes that a rule of the sales policy can name: every line and every area, none of which is removed meanwhile. */
export const lockPlaceCodes = async (trx: Transaction<Database>): Promise<string[]> => {
  const areas = await trx.selectFrom('stations').select('code').orderBy('code').forShare().execute()
  return [...(await listLines(trx)).map(({ line_code }) => line_code), ...areas.map(({ code }) => code)]
}

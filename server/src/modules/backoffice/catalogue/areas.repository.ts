import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, StationRow } from '../../../database/types'

/** An area with the number of lines and rules of the sales policy that name it. */
export interface UsedArea {
  area: StationRow
  lines: number
  rules: number
}

/** Every area, by code. */
export const listUsedAreas = async (db: Kysely<Database>): Promise<UsedArea[]> => {
  const areas = await db.selectFrom('stations').selectAll().orderBy('code').execute()
  const lines = await db.selectFrom('lines').select(['origin_code', 'destination_code']).execute()
  const rules = await db.selectFrom('sales_rules').select('applies_to').execute()
  return areas.map((area) => ({
    area,
    lines: lines.filter((line) => line.origin_code === area.code || line.destination_code === area.code).length,
    rules: rules.filter(({ applies_to }) => applies_to.split(',').includes(area.code)).length,
  }))
}

/**
 * Locks all areas for this edit: concurrent edits of areas follow each other, and so do an edit and the load of a file.
 * Passengers do not wait.
 */
export const lockAreas = async (trx: Transaction<Database>): Promise<UsedArea[]> => {
  // Conflicts with the lock of a load of the catalogue.
  await sql`lock table lines in row exclusive mode`.execute(trx)
  await trx.selectFrom('stations').select('code').orderBy('code').forUpdate().execute()
  return listUsedAreas(trx)
}

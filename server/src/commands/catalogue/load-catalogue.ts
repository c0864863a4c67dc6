import { type Kysely, sql } from 'kysely'
import { writeDifference } from '../../database/row-differences'
import { transaction } from '../../database/transaction'
import type { Database } from '../../database/types'
import { type CatalogueEdit, forgetCatalogueEdits, listCatalogueEdits } from '../../modules/backoffice/catalogue'
import { listGuideRows } from '../../modules/passenger/catalogue'
import { type Catalogue, type CatalogueFile, KEYS, TABLES } from './catalogue-tables'
import { type CatalogueChange, findDifferences } from './differences'
import { CatalogueFault } from './read-catalogue'
import { findUndoneEdits, formatEdit } from './undone-edits'

/** The stored catalogue. */
export const storedCatalogue = async (db: Kysely<Database>): Promise<Catalogue> => ({
  stations: await db.selectFrom('stations').selectAll().orderBy('code').execute(),
  lines: await db.selectFrom('lines').selectAll().orderBy('position').execute(),
  fares: await db
    .selectFrom('fares')
    .selectAll()
    .orderBy('line_code')
    .orderBy('fare_type')
    .orderBy('passenger_type')
    .orderBy('valid_from')
    .execute(),
  daily_quotas: await db.selectFrom('daily_quotas').selectAll().orderBy('line_code').execute(),
  departure_times: await db
    .selectFrom('departure_times')
    .selectAll()
    .orderBy('line_code')
    .orderBy('begin_time')
    .execute(),
  airport_rides: await db.selectFrom('airport_rides').selectAll().orderBy('line_code').execute(),
  dated_quotas: await db.selectFrom('dated_quotas').selectAll().orderBy('line_code').orderBy('valid_from').execute(),
  line_settings: await db.selectFrom('line_settings').selectAll().orderBy('line_code').orderBy('valid_from').execute(),
  peak_days: await db.selectFrom('peak_days').selectAll().orderBy('line_code').orderBy('valid_from').execute(),
  guides: await listGuideRows(db),
})

/** Orders and tickets reference lines, and therefore their stations, for ever. */
const refuseRemoval = (differences: readonly CatalogueChange[]): void => {
  const faults = differences.flatMap(({ table, kind, key }) => {
    if (kind !== 'remove') return []
    return table === 'lines' ? [`lines ${key} is not in the file: a line is taken off sale by "on_sale": false`] : []
  })
  if (faults.length > 0) throw new CatalogueFault(faults.join('\n'))
}

const formatUndone = (undone: readonly CatalogueEdit[]): string =>
  [
    'staff have changed rows since the last load, and the file would undo it:',
    ...undone.map((edit) => `  ${formatEdit(edit)}`),
    'nothing was changed: put their rows into the file (show prints them), or load it with --overwrite-staff-changes',
  ].join('\n')

/** The whole catalogue that a load of the file produces: tables of staff that the file leaves out stay unchanged. */
const complete = (stored: Catalogue, wanted: CatalogueFile): Catalogue => ({
  ...stored,
  ...wanted,
  // Areas without a line, such as those that staff added, may be missing from a file; the stations of its lines may
  // not.
  stations: [
    ...wanted.stations,
    ...stored.stations.filter(({ code }) => !wanted.stations.some((one) => one.code === code)),
  ],
  line_settings: wanted.line_settings ?? stored.line_settings,
  peak_days: wanted.peak_days ?? stored.peak_days,
  guides: wanted.guides ?? stored.guides,
  // Quotas by date belong to fares that are counted by day.
  dated_quotas: (wanted.dated_quotas ?? stored.dated_quotas).filter((dated) =>
    wanted.daily_quotas.some((one) => one.line_code === dated.line_code && one.fare_type === dated.fare_type),
  ),
})

export interface LoadOptions {
  /** Changes nothing. */
  isDryRun: boolean
  /** Rows that staff changed since the last load may be changed back. */
  overwritesStaffChanges: boolean
}

export interface Load {
  differences: CatalogueChange[]
  /** What staff changed, and the load changes once more. */
  undone: CatalogueEdit[]
}

/**
 * Makes the database equal to the file in one transaction and answers the differences; a second load changes nothing.
 * Quotas of days that already have a counter stay unchanged. Throws {@link CatalogueFault} when lines would have to be
 * deleted, and when it would undo changes of staff since the last load without the option to do so.
 */
export const loadCatalogue = (
  db: Kysely<Database>,
  wanted: CatalogueFile,
  { isDryRun, overwritesStaffChanges }: LoadOptions,
): Promise<Load> =>
  transaction(db, async (trx) => {
    // Concurrent loads run one after the other; an edit of staff commits before, or waits.
    await sql`lock table ${sql.table('lines')} in share row exclusive mode`.execute(trx)
    const stored = await storedCatalogue(trx)
    const differences = findDifferences(stored, complete(stored, wanted))
    refuseRemoval(differences)
    const undone = findUndoneEdits(await listCatalogueEdits(trx), differences)
    if (isDryRun) return { differences, undone }
    if (undone.length > 0 && !overwritesStaffChanges) throw new CatalogueFault(formatUndone(undone))
    const byTable = (kinds: readonly CatalogueChange['kind'][], tables: typeof TABLES) =>
      tables.flatMap((table) => differences.filter((one) => one.table === table && kinds.includes(one.kind)))
    const write = (one: CatalogueChange) => writeDifference(trx, KEYS[one.table], one)
    for (const one of byTable(['remove'], [...TABLES].reverse())) await write(one)
    for (const one of byTable(['add', 'change'], TABLES)) await write(one)
    const givenTables = TABLES.filter((table) => wanted[table] !== undefined)
    await forgetCatalogueEdits(trx, givenTables)
    return { differences, undone }
  })

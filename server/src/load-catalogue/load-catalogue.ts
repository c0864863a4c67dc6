import { type Kysely, sql, type Transaction } from 'kysely'
import { transaction } from '../database/transaction'
import type { Database } from '../database/types'
import { type Catalogue, KEYS, TABLES } from './catalogue-tables'
import { type Difference, findDifferences } from './differences'
import { CatalogueFault } from './read-catalogue'

/** What the database says now. */
export const storedCatalogue = async (db: Kysely<Database>): Promise<Catalogue> => ({
  stations: await db.selectFrom('stations').selectAll().orderBy('code').execute(),
  lines: await db.selectFrom('lines').selectAll().orderBy('position').execute(),
  fares: await db.selectFrom('fares').selectAll().orderBy('line_code').orderBy('fare_type').execute(),
  daily_quotas: await db.selectFrom('daily_quotas').selectAll().orderBy('line_code').execute(),
  departure_times: await db
    .selectFrom('departure_times')
    .selectAll()
    .orderBy('line_code')
    .orderBy('begin_time')
    .execute(),
  airport_rides: await db.selectFrom('airport_rides').selectAll().orderBy('line_code').execute(),
})

/** Orders and tickets name stations and lines for ever. */
const refuseRemoval = (differences: readonly Difference[]): void => {
  const faults = differences.flatMap(({ table, kind, key }) => {
    if (kind !== 'remove') return []
    if (table === 'lines') return [`lines ${key} is not in the file: a line is taken off sale by "on_sale": false`]
    return table === 'stations' ? [`stations ${key} is not in the file: a station stays`] : []
  })
  if (faults.length > 0) throw new CatalogueFault(faults.join('\n'))
}

const whereKey = ({ table, before, after }: Difference) =>
  sql.join(
    KEYS[table].map((column) => sql`${sql.ref(column)} = ${(after ?? before)?.[column]}`),
    sql` and `,
  )

const write = async (trx: Transaction<Database>, difference: Difference): Promise<void> => {
  const { table, kind, before, after } = difference
  if (kind === 'remove') {
    await sql`delete from ${sql.table(table)} where ${whereKey(difference)}`.execute(trx)
    return
  }
  const columns = Object.keys(after ?? {}).filter((column) => after?.[column] !== before?.[column] || kind === 'add')
  const values = columns.map((column) => after?.[column])
  if (kind === 'add') {
    const names = sql.join(columns.map((column) => sql.ref(column)))
    await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(values)})`.execute(trx)
    return
  }
  const settings = sql.join(columns.map((column, at) => sql`${sql.ref(column)} = ${values[at]}`))
  await sql`update ${sql.table(table)} set ${settings} where ${whereKey(difference)}`.execute(trx)
}

/**
 * Makes the database say what the file says, all of it in one transaction or nothing; a second time nothing changes.
 * Answers what was different. `isDryRun` changes nothing. Seats of days that were counted already stay as they are.
 * Throws {@link CatalogueFault} when stations or lines would have to go.
 */
export const loadCatalogue = (db: Kysely<Database>, wanted: Catalogue, isDryRun: boolean): Promise<Difference[]> =>
  transaction(db, async (trx) => {
    // Two that load at once follow each other.
    await sql`lock table ${sql.table('lines')} in share row exclusive mode`.execute(trx)
    const differences = findDifferences(await storedCatalogue(trx), wanted)
    refuseRemoval(differences)
    if (isDryRun) return differences
    const byTable = (kinds: readonly Difference['kind'][], tables: typeof TABLES) =>
      tables.flatMap((table) => differences.filter((one) => one.table === table && kinds.includes(one.kind)))
    for (const one of byTable(['remove'], [...TABLES].reverse())) await write(trx, one)
    for (const one of byTable(['add', 'change'], TABLES)) await write(trx, one)
    return differences
  })

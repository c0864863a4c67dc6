import type { CivilDate, Instant } from '@shuttle/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/types'

export type NightState = 'waiting' | 'running' | 'compared' | 'not-compared'

/** One comparison of a business day (UTC+8) with one provider. */
export interface NightRow {
  day: CivilDate
  provider: string
  state: NightState
  /** When it is due; while it runs, when its lease ends; null for one that is compared. */
  next_run_at: number | null
  /** How often it was begun; distinguishes the process with the lease from one that has lost it. */
  runs: number
  compared_at: number | null
  /** Payments and refunds for which the provider answered a query. */
  payments: number
  refunds: number
  /** Null where the provider has no statement, or none was read. */
  statement_rows: number | null
  /** Queries without a usable answer. */
  unanswered: number
  /** JSON of `NightSum[]`. */
  sums: string
  /** Why it could not be compared; without credentials. */
  last_fault: string
}

declare module '../../../database/types' {
  interface Database {
    reconciliation_nights: NightRow
  }
}

type Db = Kysely<Database>

/** The last listed day of each provider. */
export const findLastDays = async (db: Db): Promise<Map<string, CivilDate>> => {
  const rows = await db
    .selectFrom('reconciliation_nights')
    .select(['provider', ({ fn }) => fn.max('day').as('day')])
    .groupBy('provider')
    .execute()
  return new Map(rows.map(({ provider, day }) => [provider, day]))
}

/** Adds days to compare; days already listed stay unchanged. */
export const addNights = async (
  db: Db,
  nights: readonly { day: CivilDate; provider: string; next_run_at: Instant }[],
): Promise<void> => {
  if (nights.length === 0) return
  await db
    .insertInto('reconciliation_nights')
    .values(
      nights.map((night) => ({
        ...night,
        ...({ state: 'waiting', sums: '[]', last_fault: '', compared_at: null, statement_rows: null } as const),
        ...{ runs: 0, payments: 0, refunds: 0, unanswered: 0 },
      })),
    )
    .onConflict((conflict) => conflict.columns(['day', 'provider']).doNothing())
    .execute()
}

/** How long a process claims a day before another may take it; longer than its next ten queries may take. */
const LEASE_MS = 300_000

/** Claims the oldest day that is due, for one process. */
export const claimNight = (db: Db, providers: readonly string[], now: Instant): Promise<NightRow | undefined> =>
  db
    .updateTable('reconciliation_nights')
    .set((row) => ({ state: 'running' as const, next_run_at: now + LEASE_MS, runs: row('runs', '+', 1) }))
    .where((is) =>
      is(
        is.refTuple('day', 'provider'),
        'in',
        is
          .selectFrom('reconciliation_nights')
          .select(['day', 'provider'])
          .where('next_run_at', '<=', now)
          .where('provider', 'in', providers)
          .orderBy('day')
          .orderBy('provider')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .$asTuple('day', 'provider'),
      ),
    )
    .returningAll()
    .executeTakeFirst()

type Claim = Pick<NightRow, 'day' | 'provider' | 'runs'>

const updateClaimed = async (
  db: Db,
  { day, provider, runs }: Claim,
  change: Partial<Omit<NightRow, 'day' | 'provider' | 'runs'>>,
): Promise<boolean> => {
  const updated = await db
    .updateTable('reconciliation_nights')
    .set(change)
    .where('day', '=', day)
    .where('provider', '=', provider)
    .where('runs', '=', runs)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** Extends the claim of a day; false where another process has taken it. */
export const renewLease = (db: Db, claim: Claim, now: Instant): Promise<boolean> =>
  updateClaimed(db, claim, { next_run_at: now + LEASE_MS })

/** Ends a try, unless another process has the day since. */
export const endNight = (
  db: Db,
  claim: Claim,
  end: Partial<Omit<NightRow, 'day' | 'provider' | 'runs'>> & Pick<NightRow, 'state' | 'next_run_at'>,
): Promise<boolean> => updateClaimed(db, claim, end)

/** Makes days due, except those that are being compared. */
export const makeNightsDue = async (
  db: Db,
  { day, provider, next_run_at }: { day: CivilDate; provider: string; next_run_at: Instant },
): Promise<void> => {
  await db
    .updateTable('reconciliation_nights')
    .set({ state: 'waiting', next_run_at })
    .where('day', '=', day)
    .where('provider', '=', provider)
    .where('state', '<>', 'running')
    .execute()
}

export interface NightFilter {
  provider?: string | undefined
  day?: CivilDate | undefined
}

/** A comparison, and how many differences were first found on its day. */
export interface CountedNight extends NightRow {
  differences: number
  open_differences: number
}

const narrow = (db: Db, { provider, day }: NightFilter) =>
  db
    .selectFrom('reconciliation_nights')
    .$if(provider !== undefined, (found) => found.where('reconciliation_nights.provider', '=', provider ?? ''))
    .$if(day !== undefined, (found) => found.where('reconciliation_nights.day', '=', day ?? ''))

/** The newest days up to a limit, those before a day where one is given. */
export const listDays = async (
  db: Db,
  filter: NightFilter,
  { before, limit }: { before: CivilDate | undefined; limit: number },
): Promise<CivilDate[]> => {
  const days = narrow(db, filter)
    .$if(before !== undefined, (found) => found.where('reconciliation_nights.day', '<', before ?? ''))
    .select('reconciliation_nights.day')
    .distinct()
    .orderBy('reconciliation_nights.day', 'desc')
  return (await days.limit(limit).execute()).map(({ day }) => day)
}

/** Comparisons of these days, the newest first. */
export const listNights = (db: Db, filter: NightFilter, days: readonly CivilDate[]): Promise<CountedNight[]> =>
  narrow(db, filter)
    .where('reconciliation_nights.day', 'in', days.length === 0 ? [sql<CivilDate>`null`] : days)
    .selectAll('reconciliation_nights')
    .select((of) =>
      [
        ['differences', sql<boolean>`true`] as const,
        ['open_differences', sql<boolean>`payment_differences.state = 'open'`] as const,
      ].map(([name, fits]) =>
        of
          .selectFrom('payment_differences')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('payment_differences.day', '=', 'reconciliation_nights.day')
          .whereRef('payment_differences.provider', '=', 'reconciliation_nights.provider')
          .where(fits)
          .as(name),
      ),
    )
    .orderBy('reconciliation_nights.day', 'desc')
    .orderBy('reconciliation_nights.provider')
    .execute() as Promise<CountedNight[]>

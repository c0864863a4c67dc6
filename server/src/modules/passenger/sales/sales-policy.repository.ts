import {
  type CivilDate,
  type FareType,
  type LineSettings,
  PASSENGER_TYPES,
  type PassengerType,
  type Promotion,
  rulesOfPromotions,
  type SalesPolicy,
  type SalesRule,
} from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database, LineRow } from '../../../database/types'
import type { SalesRuleRow } from './sales-tables'

type Db = Kysely<Database>

const split = (text: string): string[] => text.split(',').filter(Boolean)

/** The promotions that are switched on, on any days. */
export const findRunningPromotions = async (db: Db): Promise<Promotion[]> => {
  const rows = await db.selectFrom('promotions').selectAll().where('is_on', '=', true).orderBy('id').execute()
  return rows.map((row) => ({
    kind: row.kind,
    on: row.is_on,
    appliesTo: split(row.applies_to),
    from: row.valid_from ?? undefined,
    until: row.valid_to ?? undefined,
    maxNights: row.max_nights,
  }))
}

/** A row as a rule; undefined for one without content. */
export const readSalesRule = (row: SalesRuleRow): SalesRule | undefined => {
  const { above_level: aboveLevel, need, notice } = row
  const dated = {
    appliesTo: split(row.applies_to),
    from: row.valid_from ?? undefined,
    until: row.valid_to ?? undefined,
  }
  const fareTypes = split(row.fare_types) as FareType[]
  if (row.kind === 'sells') return { kind: 'sells', fareTypes, ...dated }
  if (row.kind === 'restricts') return { kind: 'restricts', fareTypes, aboveLevel, ...dated }
  if (row.kind === 'passenger-details') return need === '' ? undefined : { kind: 'passenger-details', need, ...dated }
  return notice === '' ? undefined : { kind: 'notice', notice, aboveLevel, ...dated }
}

const roundTrips = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('lines').select('line_code').where('category', '=', 'roundTrip').execute()
  return rows.map((row) => row.line_code)
}

/**
 * The whole sales policy: a few rows, read whole, in a stable order, and the passenger data that running promotions
 * require.
 */
export const readSalesPolicy = async (db: Db): Promise<SalesPolicy> => {
  const [rows, promotions] = await Promise.all([
    db.selectFrom('sales_rules').selectAll().orderBy('id').execute(),
    findRunningPromotions(db),
  ])
  const promotionRules = promotions.length > 0 ? rulesOfPromotions(promotions, await roundTrips(db)) : []
  return [...rows.flatMap((row) => readSalesRule(row) ?? []), ...promotionRules]
}

/** How a line is sold from `today` on; peak days that are over are left out. */
export const findLineSettings = async (db: Db, line: LineRow, today: CivilDate): Promise<LineSettings> => {
  const peaks = await db
    .selectFrom('peak_days')
    .selectAll()
    .where('line_code', '=', line.line_code)
    .where('valid_to', '>', today)
    .orderBy('valid_from')
    .execute()
  return {
    limits: {
      maxPerOrder: line.max_per_order,
      maxChildren: line.max_children,
      onlineConcession: line.online_concession,
    },
    windowDays: line.booking_window_days,
    peakDays: peaks.map((row) => ({ from: row.valid_from, until: row.valid_to, maxPerOrder: row.max_per_order })),
  }
}

/** Passenger types with a fare of the line on some day from `today` on. */
export const findPassengerTypesSold = async (db: Db, line: LineRow, today: CivilDate): Promise<PassengerType[]> => {
  const fares = await db
    .selectFrom('fares')
    .select('passenger_type')
    .distinct()
    .where('line_code', '=', line.line_code)
    .where((where) => where.or([where('valid_to', 'is', null), where('valid_to', '>', today)]))
    .execute()
  return PASSENGER_TYPES.filter((type) => fares.some((fare) => fare.passenger_type === type))
}

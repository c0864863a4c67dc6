import type { CivilDate, FareType } from '@shuttle/domain'
import type { DatedFare, QuotaStep } from '@shuttle/domain/staff'
import type { Kysely, Transaction } from 'kysely'
import type { DailyQuotaRow, Database, DatedQuotaRow, FareRow } from '../../../database/types'

type Db = Kysely<Database>

export const toDatedFare = (row: FareRow): DatedFare => ({
  type: row.passenger_type,
  cny: row.cents_cny,
  hkd: row.cents_hkd,
  from: row.valid_from,
  until: row.valid_to ?? undefined,
})

/** The line and ticket type of a fare or a step. */
export interface LineTicket {
  lineCode: string
  fareType: FareType
}

export const toFareRow = ({ lineCode, fareType }: LineTicket, fare: DatedFare): FareRow => ({
  line_code: lineCode,
  fare_type: fareType,
  passenger_type: fare.type,
  cents_cny: fare.cny,
  cents_hkd: fare.hkd,
  valid_from: fare.from,
  valid_to: fare.until ?? null,
})

/** Every fare of a line, those of the past too, in an order that is always the same. */
export const listFareRows = (db: Db, lineCode: string): Promise<FareRow[]> =>
  db
    .selectFrom('fares')
    .selectAll()
    .where('line_code', '=', lineCode)
    .orderBy('fare_type')
    .orderBy('passenger_type')
    .orderBy('valid_from')
    .execute()

export const toQuotaStep = (row: DatedQuotaRow): QuotaStep => ({ from: row.valid_from, seats: row.capacity })

export const toQuotaRow = ({ lineCode, fareType }: LineTicket, step: QuotaStep): DatedQuotaRow => ({
  line_code: lineCode,
  fare_type: fareType,
  valid_from: step.from,
  capacity: step.seats,
})

/** Seats a day of a line, by ticket type, and the steps that staff dated. */
export const listQuotaRows = async (
  db: Db,
  lineCode: string,
): Promise<{ usual: DailyQuotaRow[]; dated: DatedQuotaRow[] }> => ({
  usual: await db.selectFrom('daily_quotas').selectAll().where('line_code', '=', lineCode).execute(),
  dated: await db
    .selectFrom('dated_quotas')
    .selectAll()
    .where('line_code', '=', lineCode)
    .orderBy('fare_type')
    .orderBy('valid_from')
    .execute(),
})

/** A day for which seats were counted already. */
export interface CountedDay {
  date: CivilDate
  sold: number
}

/**
 * The counted days of a ticket type from `from` until before `until`; locked, so that none of them is sold meanwhile.
 */
export const lockCountedDays = async (
  trx: Transaction<Database>,
  { lineCode, fareType }: LineTicket,
  { from, until }: { from: CivilDate; until: CivilDate | undefined },
): Promise<CountedDay[]> => {
  const days = trx
    .selectFrom('quotas')
    .select(['travel_date', 'capacity', 'seats_left'])
    .where('line_code', '=', lineCode)
    .where('fare_type', '=', fareType)
    .where('travel_date', '>=', from)
    .orderBy('travel_date')
    .forUpdate()
  const rows = await (until === undefined ? days : days.where('travel_date', '<', until)).execute()
  return rows.map((row) => ({ date: row.travel_date, sold: row.capacity - row.seats_left }))
}

/** Begins to count a day's seats, or changes how many there are; what is sold stays sold. */
export const storeSeatsOfDay = async (
  trx: Transaction<Database>,
  { lineCode, fareType }: LineTicket,
  { date, seats }: { date: CivilDate; seats: number },
): Promise<void> => {
  await trx
    .insertInto('quotas')
    .values({ line_code: lineCode, fare_type: fareType, travel_date: date, capacity: seats, seats_left: seats })
    .onConflict((day) =>
      day.columns(['line_code', 'fare_type', 'travel_date']).doUpdateSet((row) => ({
        capacity: seats,
        seats_left: row(row('quotas.seats_left', '-', row.ref('quotas.capacity')), '+', seats),
      })),
    )
    .execute()
}

import type { CivilDate, FareType } from '@shuttle/domain'
import { quotaOn } from '@shuttle/domain/staff'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'

type GetUsualSeats = (lineCode: string, fareType: FareType, date: CivilDate) => number | undefined

/**
 * Seats that lines have on a day where nobody has bought for it yet: what staff set for the day, else the line's usual number; undefined
 * where seats are not counted. One query, however many days are asked for.
 */
export const readUsualSeats = async (db: Kysely<Database>, lineCodes: readonly string[]): Promise<GetUsualSeats> => {
  const rows = await db
    .selectFrom('daily_quotas as usual')
    .leftJoin('dated_quotas as dated', (join) =>
      join.onRef('dated.line_code', '=', 'usual.line_code').onRef('dated.fare_type', '=', 'usual.fare_type'),
    )
    .select([
      'usual.line_code',
      'usual.fare_type',
      'usual.capacity',
      'dated.valid_from',
      'dated.capacity as dated_capacity',
    ])
    .where('usual.line_code', 'in', lineCodes)
    .execute()
  return (lineCode, fareType, date) => {
    const own = rows.filter((row) => row.line_code === lineCode && row.fare_type === fareType)
    const steps = own.flatMap(({ valid_from, dated_capacity }) =>
      valid_from === null ? [] : [{ from: valid_from, seats: dated_capacity }],
    )
    return quotaOn(steps, date) ?? own[0]?.capacity
  }
}

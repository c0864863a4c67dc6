import { addDays, type CivilDate, isCivilDate, readCount } from '@shuttle/domain'
import { checkDays, isQuota } from '@shuttle/domain/staff'

/** Typed days and seats: an empty last day means no end, an empty number means the usual one. */
export interface SeatsForm {
  firstDay: string
  lastDay: string
  seats: string
}

export interface SeatsFaults {
  firstDay?: 'STAFF_DAY_OUT_OF_RANGE' | undefined
  lastDay?: 'STAFF_DAYS_REVERSED' | 'STAFF_DAY_OUT_OF_RANGE' | undefined
  seats?: 'STAFF_QUOTA_INVALID' | undefined
}

/** The day after the last one; undefined without a last day. */
export const toUntil = (lastDay: string): CivilDate | undefined =>
  isCivilDate(lastDay) ? addDays(lastDay, 1) : undefined

export const readSeats = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : (readCount(typed) ?? Number.NaN)

/** Error codes by field; an invalid day is out of range. */
export const findSeatsFaults = ({ firstDay, lastDay, seats }: SeatsForm, today: CivilDate): SeatsFaults => {
  const from = isCivilDate(firstDay) ? firstDay : ''
  const number = readSeats(seats)
  const first = checkDays({ from, until: undefined }, today) && ('STAFF_DAY_OUT_OF_RANGE' as const)
  const last = first ? undefined : checkDays({ from, until: toUntil(lastDay) }, today)
  return {
    ...(first && { firstDay: first }),
    ...(last && { lastDay: last }),
    ...(number !== undefined && !isQuota(number) && { seats: 'STAFF_QUOTA_INVALID' as const }),
  }
}

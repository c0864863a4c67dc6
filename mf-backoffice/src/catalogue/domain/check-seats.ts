import { type CivilDate, isCivilDate } from '@shuttle/domain'
import { checkDays, isQuota } from '@shuttle/domain/staff'

/** Seats a day on half-open days; without an end they stay, without seats the usual number counts again. */
export interface SeatsChange {
  /** '' while it is not typed. */
  from: CivilDate
  until: CivilDate | undefined
  seats: number | undefined
}

/** Error codes by field; an invalid day is out of range. */
export const checkSeats = ({ from, until, seats }: SeatsChange, today: CivilDate) => {
  const first = isCivilDate(from) ? checkDays({ from, until: undefined }, today) : ('STAFF_DAY_OUT_OF_RANGE' as const)
  const last = first ? undefined : checkDays({ from, until }, today)
  return {
    ...(first && { from: first }),
    ...(last && { until: last }),
    ...(seats !== undefined && !isQuota(seats) && { seats: 'STAFF_QUOTA_INVALID' as const }),
  }
}

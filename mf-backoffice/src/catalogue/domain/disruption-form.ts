import { type CivilDate, isCivilDate } from '@shuttle/domain'
import { checkDisruptionScope, type DisruptionScope } from '@shuttle/domain/staff'

/** Typed values; an empty last day means the first day. */
export interface DisruptionForm {
  lineCode: string
  from: string
  until: string
  beginTime: string
}

export type DisruptionFault = 'line' | 'from' | 'until' | 'beginTime'

/** The rides of a URL or form, or the first field with an error. */
export const readRides = (form: DisruptionForm): DisruptionScope | { fault: DisruptionFault } => {
  const { lineCode, from, beginTime } = form
  const until: CivilDate = form.until || from
  if (lineCode === '') return { fault: 'line' }
  if (!isCivilDate(from)) return { fault: 'from' }
  if (!isCivilDate(until)) return { fault: 'until' }
  if (!/^(([01]\d|2[0-3]):[0-5]\d)?$/.test(beginTime)) return { fault: 'beginTime' }
  const violation = checkDisruptionScope({ lineCode, from, until, beginTime })
  if (violation === 'STAFF_DISRUPTION_TIME') return { fault: 'beginTime' }
  return violation ? { fault: 'until' } : { lineCode, from, until, beginTime }
}

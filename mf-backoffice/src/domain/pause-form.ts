import { isReasonGiven } from '@shuttle/domain/staff'
import { toWireMoment } from './fee-question'

/** Typed values; moments as `yyyy-MM-ddTHH:mm` of business time, empty for now and for no end. */
export interface PauseForm {
  lineCode: string
  from: string
  until: string
  reason: string
}

export const EMPTY_PAUSE: PauseForm = { lineCode: '', from: '', until: '', reason: '' }

/** Fields with errors; `now` as the wire spells moments. */
export const findPauseFaults = ({ from, until, reason }: PauseForm, now: string): Set<'until' | 'reason'> => {
  const faults = new Set<'until' | 'reason'>()
  const [begin, end] = [toWireMoment(from) ?? now, toWireMoment(until)]
  if (until !== '' && (end === undefined || end <= begin || end <= now)) faults.add('until')
  if (!isReasonGiven(reason)) faults.add('reason')
  return faults
}

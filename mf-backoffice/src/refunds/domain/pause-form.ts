import type { Instant } from '@shuttle/domain'
import { isReasonGiven } from '@shuttle/domain/staff'
import { fromLocalMoment } from '../../kit/domain/local-moment'

/** Typed values; moments as `yyyy-MM-ddTHH:mm` of business time, empty for now and for no end. */
export interface PauseForm {
  /** Empty: every line. */
  lineCode: string
  from: string
  until: string
  reason: string
}

export const EMPTY_PAUSE: PauseForm = { lineCode: '', from: '', until: '', reason: '' }

const readMoment = (typed: string): Instant | undefined => {
  const moment = fromLocalMoment(typed)
  return Number.isNaN(moment) ? undefined : moment
}

/** The pause of a form without errors. */
export const readPauseForm = ({ lineCode, from, until, reason }: PauseForm) => ({
  lineCode: lineCode || undefined,
  from: readMoment(from),
  until: readMoment(until),
  reasonText: reason.trim(),
})

/** Fields with errors. */
export const findPauseFaults = (form: PauseForm, now: Instant): Set<'until' | 'reason'> => {
  const faults = new Set<'until' | 'reason'>()
  const { from = now, until } = readPauseForm(form)
  if (form.until !== '' && (until === undefined || until <= from || until <= now)) faults.add('until')
  if (!isReasonGiven(form.reason)) faults.add('reason')
  return faults
}

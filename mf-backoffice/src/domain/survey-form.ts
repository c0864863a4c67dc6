import type { Instant } from '@shuttle/domain'
import { checkSurvey, ruleStateAt } from '@shuttle/domain/staff'
import { readTypedMoment, toLocalMoment } from './local-moment'
import type { Survey, SurveyNotice } from './survey'

/** Typed values of a survey; times are business time. */
export interface SurveyFormValues {
  begins: string
  ends: string
  /** Empty where no notice announces it. */
  notice: string
}

/** A form for a new survey, which begins now; its end is empty. */
export const newSurveyForm = (now: Instant): SurveyFormValues => ({ begins: toLocalMoment(now), ends: '', notice: '' })

export const toSurveyForm = ({ from, until, noticeId }: Survey): SurveyFormValues => ({
  begins: toLocalMoment(from),
  ends: toLocalMoment(until),
  notice: noticeId,
})

export const readSurveyForm = ({ begins, ends, notice }: SurveyFormValues, stored: Survey | undefined): Survey => ({
  from: readTypedMoment(begins, stored?.from),
  until: readTypedMoment(ends, stored?.until),
  noticeId: notice,
})

interface StoredSurvey {
  id: string
  content: Survey
}

interface KnownSurveys {
  surveys: readonly StoredSurvey[]
  notices: readonly SurveyNotice[]
}

/** Error codes by field. */
export const checkSurveyForm = (
  values: SurveyFormValues,
  { stored, rules: { surveys, notices }, now }: { stored: StoredSurvey | undefined; rules: KnownSurveys; now: Instant },
) => {
  const survey = readSurveyForm(values, stored?.content)
  const others = surveys.filter(({ id }) => id !== stored?.id).map(({ content }) => content)
  const notice = notices.find(({ id }) => id === survey.noticeId)
  const isTaken = others.some((one) => one.noticeId === survey.noticeId && ruleStateAt(one, now) !== 'over')
  const found = checkSurvey(survey, {
    stored: stored?.content,
    others,
    notice: notice && { from: notice.from, until: notice.until, isTaken },
    now,
  })
  return { begins: found.from, ends: found.until, notice: found.notice }
}

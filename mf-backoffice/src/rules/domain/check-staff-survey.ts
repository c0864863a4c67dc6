import type { Instant } from '@shuttle/domain'
import { checkSurvey, ruleStateAt } from '@shuttle/domain/staff'
import type { Rules, SurveyContent } from '@shuttle/wire/staff'

interface StoredSurvey {
  id: string
  content: SurveyContent
}

interface KnownSurveys {
  surveys: readonly StoredSurvey[]
  notices: Rules['notices']
}

/** Violations of a survey, by field, as far as the listed surveys and notices show them. */
export const checkStaffSurvey = (
  survey: SurveyContent,
  { stored, rules: { surveys, notices }, now }: { stored: StoredSurvey | undefined; rules: KnownSurveys; now: Instant },
) => {
  const others = surveys.filter(({ id }) => id !== stored?.id).map(({ content }) => content)
  const notice = notices.find(({ id }) => id === survey.noticeId)
  const isTaken = others.some((one) => one.noticeId === notice?.id && ruleStateAt(one, now) !== 'over')
  const violations = checkSurvey(survey, {
    stored: stored?.content,
    others,
    notice: notice && { from: notice.from, until: notice.until, isTaken },
    now,
  })
  return { from: violations.from, until: violations.until, noticeId: violations.notice }
}

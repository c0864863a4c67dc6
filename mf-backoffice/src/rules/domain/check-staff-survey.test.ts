import type { SurveyContent } from '@shuttle/wire/staff'
import { at } from '../../testing/at'
import { checkStaffSurvey } from './check-staff-survey'

const NOW = at('2026-11-21T10:00:00')
const content: SurveyContent = { from: at('2026-11-20T00:00:00'), until: at('2026-11-30T00:00:00'), noticeId: 'n-1' }
const stored = { id: 's-1', content }
const notice = { id: 'n-1', title: 'Survey', from: content.from, until: content.until }
const rules = { surveys: [stored], notices: [notice] }

describe('[D5.59] the form of a survey', () => {
  it('accepts the stored survey', () => {
    expect(checkStaffSurvey(content, { stored, rules, now: NOW })).toEqual({})
  })

  it('refuses a new survey whose time or notice is taken', () => {
    const added = { from: NOW, until: at('2026-12-01T00:00:00'), noticeId: 'n-1' }
    expect(checkStaffSurvey(added, { stored: undefined, rules, now: NOW })).toEqual({
      from: 'STAFF_SURVEY_OVERLAP',
      noticeId: 'STAFF_SURVEY_NOTICE',
    })
    const alone = { surveys: [], notices: [notice] }
    expect(checkStaffSurvey({ ...added, until: Number.NaN }, { stored: undefined, rules: alone, now: NOW })).toEqual({
      until: 'STAFF_RULE_MOMENT',
    })
  })
})

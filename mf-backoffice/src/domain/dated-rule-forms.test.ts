import type { CaptchaRule } from '@shuttle/domain'
import { checkCaptchaRuleForm, newCaptchaRuleForm, readCaptchaRuleForm, toCaptchaRuleForm } from './captcha-rule-form'
import type { Survey } from './survey'
import { checkSurveyForm, newSurveyForm, readSurveyForm, toSurveyForm } from './survey-form'

const at = (text: string) => Date.parse(`${text}+08:00`)
const NOW = at('2026-11-21T10:00:00')

describe('[D5.59] the form of a captcha rule', () => {
  const stored: CaptchaRule = { lineCode: 'HKGZHO', kind: 'slide', from: at('2026-11-20T09:00:30'), until: undefined }
  const context = { stored, others: [], lines: ['HKGZHO'], now: NOW }

  it('retains the seconds of a begin that staff do not change', () => {
    const form = toCaptchaRuleForm(stored)
    expect(form).toEqual({ line: 'HKGZHO', kind: 'slide', begins: '2026-11-20T09:00', ends: '' })
    expect([readCaptchaRuleForm(form, stored), checkCaptchaRuleForm(form, context)]).toEqual([stored, {}])
    expect(checkCaptchaRuleForm({ ...form, begins: '2026-11-20T09:01' }, context).begins).toBe('STAFF_RULE_BEGUN')
  })

  it('a copy begins now; an empty begin and an end before it are refused at their fields', () => {
    const form = newCaptchaRuleForm(NOW, stored)
    expect(form).toEqual({ line: 'HKGZHO', kind: 'slide', begins: '2026-11-21T10:00', ends: '' })
    const wrong = { ...form, line: 'HKGQQQ', begins: '', ends: '2026-11-21T11:00' }
    expect(checkCaptchaRuleForm(wrong, { ...context, stored: undefined })).toEqual({
      line: 'STAFF_RULE_PLACES',
      begins: 'STAFF_RULE_MOMENT',
      ends: 'STAFF_WINDOW_INVALID',
    })
  })
})

describe('[D5.59] the form of a survey', () => {
  const content: Survey = { from: at('2026-11-20T00:00:00'), until: at('2026-11-30T00:00:00'), noticeId: 'n-1' }
  const stored = { id: 's-1', content }
  const notice = { id: 'n-1', title: 'Survey', from: content.from, until: content.until }
  const rules = { surveys: [stored], notices: [notice] }

  it('shows the stored survey, which has no errors', () => {
    const form = toSurveyForm(content)
    expect(readSurveyForm(form, content)).toEqual(content)
    expect(checkSurveyForm(form, { stored, rules, now: NOW })).toEqual({})
  })

  it('refuses a new survey whose time or notice is taken', () => {
    const form = { ...newSurveyForm(NOW), ends: '2026-12-01T00:00', notice: 'n-1' }
    expect(checkSurveyForm(form, { stored: undefined, rules, now: NOW })).toEqual({
      begins: 'STAFF_SURVEY_OVERLAP',
      ends: undefined,
      notice: 'STAFF_SURVEY_NOTICE',
    })
    expect(checkSurveyForm({ ...form, ends: '' }, { stored: undefined, rules, now: NOW }).ends).toBe(
      'STAFF_RULE_MOMENT',
    )
  })
})

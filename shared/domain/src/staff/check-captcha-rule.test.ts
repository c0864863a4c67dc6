import type { CaptchaRule } from '../captcha'
import { checkCaptchaRule } from './check-captcha-rule'

const RULE: CaptchaRule = { lineCode: 'HKGZHO', kind: 'digits', from: 1000, until: 2000 }
const check = (change: Partial<CaptchaRule>, stored?: CaptchaRule, others: CaptchaRule[] = [], now = 500) =>
  checkCaptchaRule({ ...RULE, ...change }, { stored, others, lines: ['HKGZHO'], now })

describe('[D5.59] a captcha rule', () => {
  it.each<[string, Partial<CaptchaRule>]>([
    ['for a line', {}],
    ['for every line, without an end', { lineCode: undefined, until: undefined }],
    ['when it has begun', { from: 0 }],
  ])('a captcha rule is accepted %s', (_, change) => expect(check(change)).toEqual({}))

  it.each<[string, Partial<CaptchaRule>, object]>([
    ['an unknown line', { lineCode: 'HKGQQQ' }, { lineCode: 'STAFF_RULE_PLACES' }],
    ['no beginning', { from: Number.NaN, until: undefined }, { from: 'STAFF_RULE_MOMENT' }],
    ['no end that can be read', { until: Number.NaN }, { until: 'STAFF_WINDOW_INVALID' }],
    ['an end at its beginning', { until: 1000 }, { until: 'STAFF_WINDOW_INVALID' }],
    ['an end that is over', { from: 100, until: 500 }, { until: 'STAFF_WINDOW_OVER' }],
  ])('a captcha rule is refused with %s', (_, change, expected) => expect(check(change)).toEqual(expected))

  it('retains its beginning when in force and may move when planned', () => {
    expect(check({ from: 1001 }, RULE, [], 1000)).toEqual({ from: 'STAFF_RULE_BEGUN' })
    expect(check({ kind: 'slide', until: undefined }, RULE, [], 1000)).toEqual({})
    expect(check({ from: 1001 }, RULE, [], 999)).toEqual({})
  })

  it('a captcha rule may lie within another and never begins together with one of the same lines', () => {
    expect(check({}, undefined, [{ ...RULE, from: 999, until: undefined }])).toEqual({})
    expect(check({}, undefined, [{ ...RULE, lineCode: undefined }])).toEqual({})
    expect(check({}, undefined, [{ ...RULE, until: 1000 }])).toEqual({})
    expect(check({}, undefined, [{ ...RULE, kind: 'none' }])).toEqual({ from: 'STAFF_RULE_TWICE' })
  })
})

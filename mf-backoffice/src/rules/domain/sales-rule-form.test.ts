import type { SalesRule } from '@shuttle/domain'
import { checkSalesRuleForm, newSalesRuleForm, readSalesRuleForm, toSalesRuleForm } from './sales-rule-form'

const LINES = ['HKGZHO']
const RESTRICTS: SalesRule = {
  kind: 'restricts',
  fareTypes: ['day', 'night'],
  aboveLevel: 1,
  appliesTo: ['MAC', 'HKGZHO'],
  from: '2026-12-01',
  until: '2026-12-08',
}

describe('[D5.58] the form of a sales rule', () => {
  it('converts the half-open end of a rule to its last day, and separates areas from lines', () => {
    const form = toSalesRuleForm(RESTRICTS, LINES)
    expect(form).toMatchObject({ firstDay: '2026-12-01', lastDay: '2026-12-07', areas: ['MAC'], lines: ['HKGZHO'] })
    expect(readSalesRuleForm(form)).toEqual(RESTRICTS)
    const always = { ...RESTRICTS, from: undefined, until: undefined }
    expect(readSalesRuleForm(toSalesRuleForm(always, LINES))).toEqual(always)
  })

  it.each<[SalesRule]>([
    [{ kind: 'sells', fareTypes: ['reserved'], appliesTo: ['HKG'], from: '2026-12-01', until: undefined }],
    [{ kind: 'asks-passengers', need: 'optional', appliesTo: ['HKG'], from: '2026-12-01', until: undefined }],
    [
      {
        kind: 'notice',
        notice: 'RESERVED_ONLY',
        aboveLevel: 3,
        appliesTo: ['HKG'],
        from: '2026-12-01',
        until: undefined,
      },
    ],
  ])('retains values of its kind: %j', (rule) => expect(readSalesRuleForm(toSalesRuleForm(rule, LINES))).toEqual(rule))

  it('a copy begins on another day, and its end is empty', () => {
    const copy = newSalesRuleForm(RESTRICTS, { firstDay: '2026-11-21', lines: LINES })
    expect(copy).toMatchObject({ level: '1', fareTypes: ['day', 'night'], firstDay: '2026-11-21', lastDay: '' })
  })

  it('refuses wrong values at their fields', () => {
    const form = {
      ...toSalesRuleForm(RESTRICTS, LINES),
      level: 'two',
      fareTypes: [],
      lines: [],
      areas: [],
      lastDay: '2026-11-30',
    }
    const context = { stored: undefined, others: [], places: ['MAC', 'HKGZHO'], today: '2026-11-21' }
    expect(checkSalesRuleForm(form, context)).toEqual({
      fareTypes: 'STAFF_RULE_FARE_TYPES',
      level: 'STAFF_RULE_LEVEL',
      areas: 'STAFF_RULE_PLACES',
      firstDay: undefined,
      lastDay: 'STAFF_DAYS_REVERSED',
    })
  })
})

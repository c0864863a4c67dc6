import type { SalesRule } from '../sales-rule'
import { checkSalesRule, type SalesRuleContext } from './check-sales-rule'

const TODAY = '2026-11-21'
const days = { from: '2026-12-01', until: '2026-12-08' }
const SELLS: SalesRule = { kind: 'sells', fareTypes: ['day'], appliesTo: ['HKG'], ...days }
const RESTRICTS: SalesRule = { kind: 'restricts', fareTypes: ['day'], aboveLevel: 0, appliesTo: ['HKGZHO'], ...days }
const NOTICE: SalesRule = { kind: 'notice', notice: 'RESERVED_ONLY', aboveLevel: 0, appliesTo: ['HKG'], ...days }
const NAMES_RULE: SalesRule = { kind: 'passenger-details', need: 'required', appliesTo: ['HKGZHO'], ...days }
const change = (rule: SalesRule, changed: object) => ({ ...rule, ...changed }) as SalesRule
const check = (rule: SalesRule, context: Partial<SalesRuleContext> = {}) =>
  checkSalesRule(rule, {
    stored: undefined,
    others: [],
    places: ['HKGZHO', 'HZICLK', 'HKG', 'CLK'],
    today: TODAY,
    ...context,
  })

describe('[D5.58] a rule of the sales policy', () => {
  it.each<[string, SalesRule]>([
    ['from today on, without an end', change(SELLS, { from: TODAY, until: undefined })],
    ['one day', change(SELLS, { from: TODAY, until: '2026-11-22' })],
    ['members above level 8', change(RESTRICTS, { aboveLevel: 8 })],
    ['a notice for all', change(NOTICE, { aboveLevel: 9 })],
    ['names', NAMES_RULE],
    ['reserved departures of the airport', change(SELLS, { fareTypes: ['reserved'], appliesTo: ['CLK'] })],
  ])('a rule of the sales policy is accepted: %s', (_, rule) => expect(check(rule)).toEqual({}))

  it.each<[string, SalesRule, object]>([
    ['yesterday', change(SELLS, { from: '2026-11-20' }), { from: 'STAFF_DAY_OUT_OF_RANGE' }],
    ['no first day', change(SELLS, { from: undefined }), { from: 'STAFF_DAY_OUT_OF_RANGE' }],
    ['an end before its beginning', change(SELLS, { until: '2026-12-01' }), { until: 'STAFF_DAYS_REVERSED' }],
    ['no ticket type', change(SELLS, { fareTypes: [] }), { fareTypes: 'STAFF_RULE_FARE_TYPES' }],
    ['day tickets of the airport', change(SELLS, { appliesTo: ['CLK'] }), { fareTypes: 'STAFF_RULE_AIRPORT' }],
    ['night tickets of its line', change(SELLS, { appliesTo: ['HZICLK'] }), { fareTypes: 'STAFF_RULE_AIRPORT' }],
    ['a level below 0', change(RESTRICTS, { aboveLevel: -1 }), { aboveLevel: 'STAFF_RULE_LEVEL' }],
    ['a level no member is above', change(RESTRICTS, { aboveLevel: 9 }), { aboveLevel: 'STAFF_RULE_LEVEL' }],
    ['a level there is not', change(NOTICE, { aboveLevel: 10 }), { aboveLevel: 'STAFF_RULE_LEVEL' }],
    ['half a level', change(NOTICE, { aboveLevel: 0.5 }), { aboveLevel: 'STAFF_RULE_LEVEL' }],
    ['no line', change(NAMES_RULE, { appliesTo: [] }), { appliesTo: 'STAFF_RULE_PLACES' }],
    ['an unknown line', change(NAMES_RULE, { appliesTo: ['HKG', 'HKGQQQ'] }), { appliesTo: 'STAFF_RULE_PLACES' }],
  ])('a sales rule is refused with %s', (_, rule, expected) => expect(check(rule)).toEqual(expected))

  it('a rule of the sales policy is reported with all invalid fields at once', () =>
    expect(check(change(RESTRICTS, { fareTypes: [], aboveLevel: 10, appliesTo: [], from: '', until: '' }))).toEqual({
      fareTypes: 'STAFF_RULE_FARE_TYPES',
      aboveLevel: 'STAFF_RULE_LEVEL',
      appliesTo: 'STAFF_RULE_PLACES',
      from: 'STAFF_DAY_OUT_OF_RANGE',
      until: 'STAFF_DAYS_REVERSED',
    }))

  it('retains kind and first day when in force, and may move its end, never into the past', () => {
    const stored = change(SELLS, { from: '2023-01-23', until: undefined })
    expect(check(change(stored, { until: '2026-11-22', appliesTo: ['HKGZHO'] }), { stored })).toEqual({})
    expect(check(change(stored, { from: '2023-01-24' }), { stored })).toEqual({ from: 'STAFF_RULE_BEGUN' })
    expect(check(change(RESTRICTS, { from: '2023-01-23' }), { stored })).toEqual({ kind: 'STAFF_RULE_BEGUN' })
    expect(check(change(stored, { until: TODAY }), { stored })).toEqual({ until: 'STAFF_DAY_OUT_OF_RANGE' })
    expect(check(change(SELLS, { from: TODAY }), { stored: SELLS })).toEqual({})
  })

  it.each<[string, SalesRule, SalesRule]>([
    ['sells the same tickets there', SELLS, change(SELLS, { fareTypes: ['night', 'day'], appliesTo: ['CLK', 'HKG'] })],
    ['restricts them to another level', RESTRICTS, change(RESTRICTS, { aboveLevel: 2 })],
    [
      'has another rule of names',
      NAMES_RULE,
      change(NAMES_RULE, { need: 'optional', from: '2026-12-07', until: undefined }),
    ],
    ['reads the same', NOTICE, change(NOTICE, { from: undefined })],
  ])('a rule of the sales policy is refused where another rule of these days %s', (_, rule, other) =>
    expect(check(rule, { others: [other] })).toEqual({ appliesTo: 'STAFF_RULE_TWICE' }),
  )

  it.each<[string, SalesRule]>([
    ['on other days', change(SELLS, { from: '2026-12-08', until: undefined })],
    ['of other tickets', change(SELLS, { fareTypes: ['night'] })],
    ['of one line of the area', change(SELLS, { appliesTo: ['HKGZHO'] })],
    ['of another kind', change(RESTRICTS, { appliesTo: ['HKG'] })],
    ['that never began', change(SELLS, { until: '2026-12-01' })],
  ])('a rule of the sales policy is accepted beside a rule %s', (_, other) =>
    expect(check(SELLS, { others: [other] })).toEqual({}),
  )
})

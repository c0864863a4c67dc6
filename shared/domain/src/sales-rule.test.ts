import { toInstant } from './civil-date'
import { SALES_PRESET } from './sales-presets'
import { rulesInForce, rulesOfLine, type SalesPolicy, salesNotices } from './sales-rule'

const sells = (from: string | undefined, until: string | undefined): SalesPolicy => [
  { kind: 'sells', fareTypes: ['day'], appliesTo: ['HKG'], from, until },
]
const holds = (policy: SalesPolicy, day: string) => rulesInForce(policy, 'sells', 'HKGZHO', day).length === 1

describe('[D1.19] dated rules', () => {
  it.each([
    ['2023-01-22', false],
    ['2023-01-23', true],
    ['2023-02-12', true],
    ['2023-02-13', false],
  ])('dated rules apply on half-open days: %s %p', (day, expected) =>
    expect(holds(sells('2023-01-23', '2023-02-13'), day)).toBe(expected),
  )
  it('dated rules without days are always in force', () =>
    expect(holds(sells(undefined, undefined), '1997-07-01')).toBe(true))
  it('dated rules apply to a line by its code, or by either end', () => {
    const rule = (appliesTo: string[]): SalesPolicy => [
      { kind: 'sells', fareTypes: ['day'], appliesTo, from: undefined, until: undefined },
    ]
    expect(['HKGZHO', 'HKGZHORT', 'ZHOHKG'].map((line) => rulesOfLine(rule(['HKGZHO']), line).length)).toEqual([
      1, 0, 0,
    ])
    expect(['HKGZHO', 'MACHKGRT', 'ZHOHKG'].map((line) => rulesOfLine(rule(['ZHO']), line).length)).toEqual([1, 0, 1])
  })
})

describe('[P5.dates.5] the epidemic notice', () => {
  const notices = (lineCode: string, level: number | undefined, at: string) =>
    salesNotices(SALES_PRESET, { lineCode, level }, Date.parse(at))
  it.each([
    ['2023-02-12T23:59:59+08:00', ['RESERVED_ONLY']],
    ['2023-02-13T00:00:00+08:00', []],
  ])('[D1.16] the epidemic notice is at %s %j', (at, expected) => expect(notices('HKGMAC', 0, at)).toEqual(expected))
  it('the epidemic notice is shown to visitors, not to members, and not on the airport line', () => {
    const at = '2023-02-10T09:00:00+08:00'
    expect(notices('ZHOHKG', undefined, at)).toEqual(['RESERVED_ONLY'])
    expect(notices('ZHOHKG', 1, at)).toEqual([])
    expect(notices('HZICLK', 0, at)).toEqual([])
  })
  it('the epidemic notice is listed once for several rules that have it', () => {
    const now = toInstant('2023-02-10')
    expect(salesNotices([...SALES_PRESET, ...SALES_PRESET], { lineCode: 'HKGZHO', level: 0 }, now)).toHaveLength(1)
  })
})

import { REFUND_PRESETS } from '../refund-presets'
import { checkPolicyTerms, POLICY_LIMITS, type PolicyTerms } from './check-policy-terms'

const tiers = (...steps: Array<[number | undefined, number]>) => ({
  tiers: steps.map(([minutes, basisPoints]) => ({ minutes, basisPoints })),
})
const BEFORE = { clock: 'beforeDeparture' } as const

describe('[D5.45] the terms of a refund policy', () => {
  it.each(Object.entries(REFUND_PRESETS))('the terms of a refund policy are valid in the preset %s', (_, terms) =>
    expect(checkPolicyTerms(terms)).toEqual([]),
  )
  it.each<[string, Partial<PolicyTerms>, string[]]>([
    ['one fee', tiers([undefined, 0]), []],
    ['the whole fare', tiers([undefined, 10_000]), []],
    ['more than the fare', tiers([undefined, 10_001]), ['tiers']],
    ['less than nothing', tiers([undefined, -1]), ['tiers']],
    ['no fee at all', tiers(), ['tiers']],
    ['a last fee with a limit', tiers([120, 1000]), ['tiers']],
    ['a limit of no minute', tiers([0, 1000], [undefined, 2000]), ['tiers']],
    ['a limit of one minute', tiers([1, 1000], [undefined, 2000]), []],
    ['half a minute', tiers([0.5, 1000], [undefined, 2000]), ['tiers']],
    ['limits since the sale that fall', tiers([120, 1000], [60, 2000], [undefined, 3000]), ['tiers']],
    ['the same limit twice', tiers([60, 1000], [60, 2000], [undefined, 3000]), ['tiers']],
    ['limits before departure that fall', { ...BEFORE, ...tiers([120, 1000], [60, 2000], [undefined, 3000]) }, []],
    ['limits before departure that rise', { ...BEFORE, ...tiers([60, 1], [120, 2], [undefined, 3]) }, ['tiers']],
    ['the longest cutoff', { cutoffMinutes: POLICY_LIMITS.minutes }, []],
    ['a longer cutoff', { cutoffMinutes: POLICY_LIMITS.minutes + 1 }, ['cutoffMinutes']],
    ['a minimum fee below nothing', { minimumFee: -1 }, ['minimumFee']],
    ['the highest minimum fee', { minimumFee: POLICY_LIMITS.minimumFee }, []],
    ['a window of no day', { windowDays: 0 }, ['windowDays']],
    ['a window of one day', { windowDays: 1 }, []],
    ['a window over a year', { windowDays: 366 }, ['windowDays']],
  ])('the terms of a refund policy are checked: %s', (_, change, fields) =>
    expect(checkPolicyTerms({ ...REFUND_PRESETS.purchase, ...change })).toEqual(fields),
  )
})

import { REFUND_PRESETS } from '@shuttle/domain'
import { checkPolicy, type PolicyValues, toPolicyContent, toTermValues } from './policy-values'

const TOMORROW = '2026-11-22'
const TERMS = toTermValues(REFUND_PRESETS.purchase)
const VALUES: PolicyValues = { from: TOMORROW, until: undefined, lineCodes: [], fareTypes: [], terms: TERMS }
const withTerms = (change: Partial<PolicyValues['terms']>) => ({ terms: { ...TERMS, ...change } })

describe('[D5.45] the form of a version', () => {
  it.each(Object.entries(REFUND_PRESETS))('reads the preset %s back as it was written', (_, terms) =>
    expect(toPolicyContent({ ...VALUES, terms: toTermValues(terms) }).terms).toEqual(terms),
  )

  it.each<[string, Partial<PolicyValues>, string[]]>([
    ['tomorrow', {}, []],
    ['today', { from: '2026-11-21' }, ['from']],
    ['no day', { from: undefined }, ['from']],
    ['an end before the beginning, for a line', { lineCodes: ['HKGZHO'], until: TOMORROW }, ['until']],
    ['an end after it, for a fare type', { fareTypes: ['day'], until: '2026-11-23' }, []],
    ['a share of 12.5 per cent', withTerms({ tiers: [{ id: 0, minutes: undefined, basisPoints: 1250 }] }), []],
    [
      'a share that is no number',
      withTerms({ tiers: [{ id: 0, minutes: undefined, basisPoints: Number.NaN }] }),
      ['terms.tiers'],
    ],
    [
      'a step without its minutes',
      withTerms({ tiers: [0, 1].map((id) => ({ id, minutes: undefined, basisPoints: 100 })) }),
      ['terms.tiers'],
    ],
    ['half a minute', withTerms({ cutoffMinutes: 0.5 }), ['terms.cutoffMinutes']],
    ['a fee that is no amount', withTerms({ minimumFee: Number.NaN }), ['terms.minimumFee']],
    ['a window of no day', withTerms({ windowDays: 0 }), ['terms.windowDays']],
  ])('checks a version: %s', (_, change, faults) =>
    expect(Object.keys(checkPolicy({ ...VALUES, ...change }, TOMORROW))).toEqual(faults),
  )

  it('drops the end of a version for everything, even if it was typed for a line', () =>
    expect(toPolicyContent({ ...VALUES, until: '2026-12-01' }).until).toBeUndefined())
})

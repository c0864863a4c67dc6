import { REFUND_PRESETS } from '@shuttle/domain'
import { type PolicyForm, readPolicyForm, readPolicyTerms, toPolicyForm } from './policy-form'

const TOMORROW = '2026-11-22'
const FORM = toPolicyForm(REFUND_PRESETS.purchase, { from: TOMORROW, until: '' })
const faultsOf = (change: Partial<PolicyForm>) => [...readPolicyForm({ ...FORM, ...change }, TOMORROW).faults]

describe('[D5.45] the form of a version', () => {
  it.each(Object.entries(REFUND_PRESETS))('reads the preset %s back as it was written', (_, terms) =>
    expect(readPolicyTerms(toPolicyForm(terms))).toEqual(terms),
  )

  it.each<[string, Partial<PolicyForm>, string[]]>([
    ['tomorrow', {}, []],
    ['today', { from: '2026-11-21' }, ['from']],
    ['no day', { from: '' }, ['from']],
    ['an end before the beginning, for a line', { lineCodes: ['HKGZHO'], until: TOMORROW }, ['until']],
    ['an end after it, for a fare type', { fareTypes: ['day'], until: '2026-11-23' }, []],
    ['a share of 12.5 per cent', { tiers: [{ id: 0, minutes: '', percent: '12.5' }] }, []],
    ['a share of three digits behind the point', { tiers: [{ id: 0, minutes: '', percent: '12.555' }] }, ['tiers']],
    ['a share that is no number', { tiers: [{ id: 0, minutes: '', percent: 'ten' }] }, ['tiers']],
    [
      'a step without its minutes',
      {
        tiers: [
          { id: 0, minutes: '', percent: '1' },
          { id: 1, minutes: '', percent: '2' },
        ],
      },
      ['tiers'],
    ],
    ['half a minute', { cutoffMinutes: '0.5' }, ['cutoffMinutes']],
    ['a fee that is no amount', { minimumFee: '5,5' }, ['minimumFee']],
    ['a window of no day', { windowDays: '0' }, ['windowDays']],
  ])('checks a version: %s', (_, change, faults) => expect(faultsOf(change)).toEqual(faults))

  it('drops the end of a version for everything, even if it was typed for a line', () =>
    expect(readPolicyForm({ ...FORM, until: '2026-12-01' }, TOMORROW).content.until).toBeUndefined())
})

import { type RefundPolicy, refundPolicyAt } from './refund-policy'
import { ACCOUNTS_READING, PURCHASE_READING, REFUND_POLICIES } from './refund-presets'

const idAt = (date: string) => refundPolicyAt(REFUND_POLICIES, date)?.id
const product = { lineCode: 'HKGZHO', fareType: 'day' } as const
const row = (id: string, change: Partial<RefundPolicy>): RefundPolicy => ({
  id,
  from: undefined,
  until: undefined,
  ...PURCHASE_READING,
  ...change,
})

describe('[D1.1] the presets of both readings', () => {
  it('[P9.note.2] the presets charge by the purchase reading 10 % within 2 hours, 20 % after', () => {
    expect(PURCHASE_READING.tiers).toEqual([
      { minutes: 120, basisPoints: 1000 },
      { minutes: undefined, basisPoints: 2000 },
    ])
  })
  it('[A9.refund.1] the presets charge by the accounts reading 10 % within 30 minutes, 50 % after', () => {
    expect(ACCOUNTS_READING.tiers).toEqual([
      { minutes: 30, basisPoints: 1000 },
      { minutes: undefined, basisPoints: 5000 },
    ])
  })
})

describe('[D1.2] the dated refund policies', () => {
  it.each([
    ['2018-10-24', 'purchase-1'],
    ['2021-01-12', 'purchase-1'],
    ['2021-01-13', 'closed-2-hours-1'],
    ['2022-03-01', 'closed-2-hours-1'],
    ['2022-03-02', 'closed-48-hours-1'],
    ['2023-02-12', 'closed-48-hours-1'],
    ['2023-02-13', 'purchase-2'],
    ['2026-11-21', 'purchase-2'],
  ])('dated refund policies apply by the day of sale: %s has %s', (date, id) => expect(idAt(date)).toBe(id))

  it('[A9.refund.2] refund policies have a cutoff of 2 h from 2021-01-13, 48 h by staff from 2022-03-02, none from 2023-02-13', () => {
    const rules = ['2021-01-13', '2022-03-02', '2023-02-13'].map((date) => refundPolicyAt(REFUND_POLICIES, date))
    expect(rules.map((policy) => [policy?.cutoffMinutes, policy?.isAutomatic])).toEqual([
      [120, true],
      [2880, false],
      [0, true],
    ])
  })
})

describe('the policies that an operator adds', () => {
  it('added policies apply by their begin where two are in force', () =>
    expect(
      refundPolicyAt([row('old', { from: '2020-01-01' }), row('new', { from: '2026-01-01' })], '2026-01-01')?.id,
    ).toBe('new'))
  it('added policies precede the general one when they name a line or a fare type', () => {
    const rows = [
      row('all', { from: '2026-01-01' }),
      row('line', { lineCodes: ['HKGZHO'] }),
      row('both', { lineCodes: ['HKGZHO'], fareTypes: ['night'] }),
    ]
    expect(refundPolicyAt(rows, '2026-02-01', product)?.id).toBe('line')
    expect(refundPolicyAt(rows, '2026-02-01', { ...product, fareType: 'night' })?.id).toBe('both')
    expect(refundPolicyAt(rows, '2026-02-01', { ...product, lineCode: 'HKGMAC' })?.id).toBe('all')
    expect(refundPolicyAt(rows, '2026-02-01')?.id).toBe('all')
  })
  it('added policies return undefined where none is in force', () =>
    expect(refundPolicyAt([row('later', { from: '2027-01-01' })], '2026-12-31', product)).toBeUndefined())
})

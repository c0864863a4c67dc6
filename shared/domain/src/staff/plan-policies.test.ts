import { addDays, type CivilDate } from '../civil-date'
import { type RefundPolicy, refundPolicyAt } from '../refund-policy'
import { PURCHASE_READING, REFUND_POLICIES } from '../refund-presets'
import { seededRandom } from '../testing/seeded-random'
import { type DatedPolicy, hasBegun, type PolicyEnds, planAddition, planWithdrawal } from './plan-policies'

const TODAY = '2026-11-21'
const GENERAL = { lineCodes: [], fareTypes: [] } as const
type Version = DatedPolicy & RefundPolicy

const version = (id: string, from: CivilDate | undefined, change: Partial<Version> = {}): Version => ({
  ...{ ...PURCHASE_READING, ...GENERAL, id, from, until: undefined, chosenUntil: undefined },
  ...change,
})
const NOW = version('now', '2023-02-13')
const add = (added: Version, versions: readonly Version[] = [NOW]) => planAddition(versions, added, TODAY)
const ends = (planned: PolicyEnds | string) => (typeof planned === 'string' ? planned : Object.fromEntries(planned))
const apply = (versions: readonly Version[], planned: PolicyEnds): Version[] =>
  versions.filter(({ id }) => planned.has(id)).map((each) => ({ ...each, until: planned.get(each.id) }))

describe('[D5.45] a version that is added', () => {
  it.each([
    ['today', TODAY, 'STAFF_POLICY_DAY'],
    ['tomorrow, and ends the one before it', '2026-11-22', { now: '2026-11-22', new: undefined }],
  ])('an added version begins %s', (_, from, expected) => expect(ends(add(version('new', from)))).toEqual(expected))

  it('ends where a planned version begins, and no two begin on one day', () => {
    const planned = [{ ...NOW, until: '2026-12-10' }, version('later', '2026-12-10')]
    expect(ends(add(version('new', '2026-12-01'), planned))).toEqual({
      ...{ now: '2026-12-01', new: '2026-12-10', later: undefined },
    })
    expect(add(version('new', '2026-12-10'), planned)).toBe('STAFF_POLICY_OVERLAP')
  })

  const LINE = { lineCodes: ['HKGZHO', 'ZHOHKG'] }
  it.each([
    ['one for lines leaves the general one and may end', { ...LINE, chosenUntil: '2026-12-05' }, '2026-12-05'],
    ['one for lines has an end after its beginning', { ...LINE, chosenUntil: '2026-12-01' }, 'STAFF_POLICY_DAY'],
    ['one for everything has no end of its own', { chosenUntil: '2026-12-05' }, 'STAFF_POLICY_END'],
  ])('a version that is added is planned: %s', (_, change, expected) => {
    const planned = add(version('new', '2026-12-01', change))
    expect(typeof planned === 'string' ? planned : planned.get('new')).toBe(expected)
    if (typeof planned !== 'string') expect(planned.get('now')).toBeUndefined()
  })

  const lines = [NOW, version('lines', '2026-12-01', { ...LINE, chosenUntil: '2026-12-20', until: '2026-12-20' })]
  it.each([
    ['for one of these lines in these days', { lineCodes: ['ZHOHKG'] }, '2026-12-19', 'STAFF_POLICY_OVERLAP'],
    ['for one of these lines after them', { lineCodes: ['ZHOHKG'] }, '2026-12-20', undefined],
    ['for another line', { lineCodes: ['HKGMAC'] }, '2026-12-10', undefined],
    [
      'for one of these lines and one fare type',
      { lineCodes: ['ZHOHKG'], fareTypes: ['day'] },
      '2026-12-10',
      undefined,
    ],
    ['for the same lines, inside', { ...LINE, chosenUntil: '2026-12-15' }, '2026-12-10', 'STAFF_POLICY_OVERLAP'],
    ['for the same lines, to its end', { ...LINE, chosenUntil: '2026-12-20' }, '2026-12-10', undefined],
  ] as const)('a version that is added is checked against others: %s', (_, change, from, expected) => {
    const planned = add(version('new', from, change), lines)
    expect(typeof planned === 'string' ? planned : undefined).toBe(expected)
  })
})

describe('[D5.45] a version that is withdrawn', () => {
  const planned = [{ ...NOW, until: '2026-12-10' }, version('later', '2026-12-10')]
  it('a version that is withdrawn is removed before it begins, and the previous one continues', () =>
    expect(ends(planWithdrawal(planned, 'later', TODAY))).toEqual({ now: undefined }))
  it.each([
    ['now', TODAY, 'STAFF_POLICY_BEGUN'],
    ['later', '2026-12-10', 'STAFF_POLICY_BEGUN'],
    ['nothing', TODAY, 'STAFF_POLICY_UNKNOWN'],
  ])('a version that is withdrawn is refused once it has begun: %s on %s', (id, today, code) =>
    expect(planWithdrawal(planned, id, today)).toBe(code),
  )
  it('counts as begun from its day on', () =>
    expect([hasBegun({ from: TODAY }, TODAY), hasBegun({ from: '2026-11-22' }, TODAY)]).toEqual([true, false]))
})

describe('[D5.45] versions that are added and withdrawn', () => {
  it('added and withdrawn versions leave one for each product and day, and do not change the past', () => {
    const random = seededRandom(45)
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
    const products = ['HKGZHO', 'ZHOHKG'].flatMap((lineCode) =>
      (['day', 'reserved'] as const).map((fareType) => ({ lineCode, fareType })),
    )
    let versions: Version[] = REFUND_POLICIES.map((policy) => ({ ...policy, chosenUntil: undefined }))
    let planned = 0
    const wrong: unknown[] = []
    for (let step = 0; step < 300; step += 1) {
      const from = addDays(TODAY, Math.floor(random() * 30))
      const added = version(`v${step}`, from, {
        lineCodes: pick([[], [], ['HKGZHO'], ['HKGZHO', 'ZHOHKG']]),
        fareTypes: pick([[], [], ['day']]),
        chosenUntil: pick([undefined, addDays(from, 1 + Math.floor(random() * 9))]),
      })
      const id = random() < 0.4 ? pick(versions).id : undefined
      const next = id === undefined ? add(added, versions) : planWithdrawal(versions, id, TODAY)
      if (typeof next === 'string') continue
      planned += 1
      const before = versions
      versions = apply([...versions, added], next)
      for (const product of products)
        for (let day = -2; day < 40; day += 1) {
          const date = addDays(TODAY, day)
          const held = versions.filter(
            (each) => (each.from ?? '') <= date && (each.until === undefined || date < each.until),
          )
          const general = held.filter((each) => each.lineCodes.length + each.fareTypes.length === 0)
          const at = refundPolicyAt(versions, date, product)
          const holds =
            general.length === 1 &&
            refundPolicyAt(versions.toReversed(), date, product) === at &&
            (day > 0 || at?.id === refundPolicyAt(before, date, product)?.id)
          if (!holds) wrong.push({ step, date, product })
        }
    }
    expect(wrong).toEqual([])
    expect(planned).toBeGreaterThan(40)
  })
})

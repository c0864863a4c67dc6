import { SALES_PRESET, toInstant } from '@shuttle/domain'
import { fareChoices, fareTypeInForce } from './fare-choices'

const ALL = ['day', 'night', 'reserved'] as const
const fareQuery = (change: Partial<Parameters<typeof fareChoices>[1]>) => ({
  lineCode: 'HKGZHO',
  dates: ['2023-02-12'] as [string],
  level: 1,
  onSale: ALL,
  ...change,
})
const inFebruary = toInstant('2023-02-10', '09:00')

describe('purchase 4, time mode: the default of the day', () => {
  it.each([
    ['2026-11-21', '05:59:59', 'night'],
    ['2026-11-21', '06:00:00', 'day'],
    ['2026-11-22', '05:59:59', 'day'],
  ])('the default of %s seen at %s on 2026-11-21 is %s', (date, time, expected) => {
    const choices = fareChoices(SALES_PRESET, fareQuery({ dates: [date] }), toInstant('2026-11-21', time))
    expect(fareTypeInForce(undefined, choices)).toBe(expected)
  })

  it('the default is another ticket type if the usual one has no price', () => {
    const choices = fareChoices(SALES_PRESET, fareQuery({ onSale: ['night'] }), inFebruary)
    expect(fareTypeInForce(undefined, choices)).toBe('night')
    expect(fareTypeInForce(undefined, fareChoices(SALES_PRESET, fareQuery({ onSale: [] }), inFebruary))).toBeUndefined()
  })

  it('[P4.time.3] the default yields to the choice of the passenger, and replaces no choice that is not on sale', () => {
    const choices = fareChoices(SALES_PRESET, fareQuery({}), inFebruary)
    expect(fareTypeInForce('reserved', choices)).toBe('reserved')
    const afterCutoff = fareChoices(SALES_PRESET, fareQuery({ dates: ['2023-02-13'] }), inFebruary)
    expect(fareTypeInForce('reserved', afterCutoff)).toBeUndefined()
    expect(fareTypeInForce('night', afterCutoff)).toBe('night')
  })
})

it('purchase 5, dates: a reserved departure is on sale for travel before 2023-02-13 and not on it', () => {
  expect(fareChoices(SALES_PRESET, fareQuery({}), inFebruary).offered).toEqual(['day', 'night', 'reserved'])
  expect(fareChoices(SALES_PRESET, fareQuery({ dates: ['2023-02-13'] }), inFebruary).offered).toEqual(['day', 'night'])
})

it('a round trip has reserved departures only where both days have them', () => {
  const both = (back: string) =>
    fareChoices(SALES_PRESET, fareQuery({ lineCode: 'HKGZHORT', dates: ['2023-02-12', back] as never }), inFebruary)
      .offered
  expect(both('2023-02-12')).toContain('reserved')
  expect(both('2023-02-13')).not.toContain('reserved')
})

describe('purchase 5, dates: user level 0 before the cutoff', () => {
  const of = (level: number | undefined, date = '2023-02-12') =>
    fareChoices(SALES_PRESET, fareQuery({ level, dates: [date] }), inFebruary)

  it('level 0 is refused day and night tickets, and starts with the reserved fare', () => {
    expect(of(0).refusals).toEqual({ day: 'MEMBERS_ONLY_FARE', night: 'MEMBERS_ONLY_FARE' })
    expect(fareTypeInForce(undefined, of(0))).toBe('reserved')
  })

  it('the choice of a visitor stays after sign-in, and is refused', () => {
    expect(fareTypeInForce('day', of(0))).toBe('day')
    expect(of(undefined).refusals).toEqual({})
  })

  it('all ticket types are open from the cutoff on, and always for level 1', () => {
    expect(of(0, '2023-02-13').refusals).toEqual({})
    expect(of(1).refusals).toEqual({})
  })
})

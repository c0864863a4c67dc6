import { addDays } from './civil-date'
import { NO_PASSENGERS, type PassengerCounts, type PassengerType, totalPassengers } from './passenger-type'
import { BUY_ONE_GET_ONE, FAMILY_COMBO, freeByPromotion, type PromotedTrip, type Promotion } from './promotion'

const fares = { adult: 6500, elderly: 3300, child: 3300, infant: 0 }
const aPassenger = (idNumber: string, type: PassengerType = 'adult') => ({ type, idNumber })
const couple = [aPassenger('A123456(3)'), aPassenger('C123456(9)')]
const ON: Promotion = { ...BUY_ONE_GET_ONE, on: true }
const trip = (change: Partial<PromotedTrip>): PromotedTrip => ({
  lineCode: 'HKGZHORT',
  date: '2026-11-24',
  returnDate: '2026-11-25',
  passengers: couple,
  fares,
  ...change,
})
const free = (change: Partial<PromotedTrip>, promotion: Partial<Promotion> = {}): PassengerCounts => {
  const counts = { ...NO_PASSENGERS }
  const { passengers } = trip(change)
  for (const position of freeByPromotion([{ ...ON, ...promotion }], trip(change)))
    counts[passengers[position]?.type ?? 'infant'] += 1
  return counts
}
const passengerCounts = (counts: Partial<PassengerCounts>) => ({ ...NO_PASSENGERS, ...counts })

describe('[A9.promotion.1] buy one get one for Hong Kong identity cards', () => {
  it('buy one get one is off until an operator switches it on', () =>
    expect(free({}, { on: false })).toEqual(NO_PASSENGERS))
  it('one of two card owners travels free', () => expect(free({})).toEqual(passengerCounts({ adult: 1 })))
  it.each([
    ['one card', [aPassenger('A123456(3)')], {}],
    ['one card and a passport', [aPassenger('A123456(3)'), aPassenger('E12345678')], {}],
    ['one card twice', [aPassenger('A123456(3)'), aPassenger('a1234563')], {}],
    ['three cards', [...couple, aPassenger('AB987654(3)')], { adult: 1 }],
    ['the one with the lower fare', [aPassenger('A123456(3)', 'elderly'), aPassenger('C123456(9)')], { elderly: 1 }],
    ['an infant who is free already', [aPassenger('A123456(3)'), aPassenger('C123456(9)', 'infant')], {}],
  ])('buy one get one counts identity cards: %s', (_, passengers, counts) =>
    expect(free({ passengers })).toEqual(passengerCounts(counts)),
  )

  it.each([
    ['one way', undefined, {}],
    ['back on the same day', '2026-11-24', {}],
    ['one night', '2026-11-25', { adult: 1 }],
    ['seven nights', '2026-12-01', { adult: 1 }],
    ['eight nights', '2026-12-02', {}],
  ])('buy one get one depends on the return date: %s', (_, returnDate, counts) =>
    expect(free({ returnDate })).toEqual(passengerCounts(counts)),
  )

  it.each([
    ['2026-11-23', {}],
    ['2026-11-24', { adult: 1 }],
    ['2026-11-30', { adult: 1 }],
    ['2026-12-01', {}],
  ])('runs from its first day of departure until before its last: %s', (date, counts) => {
    expect(free({ date, returnDate: addDays(date, 1) }, { from: '2026-11-24', until: '2026-12-01' })).toEqual(
      passengerCounts(counts),
    )
  })

  it('lets the passenger with a card travel free, not one of the same type without a card', () => {
    const passengers = [aPassenger(''), aPassenger('A123456(3)'), aPassenger('E12345678'), aPassenger('C123456(9)')]
    expect(freeByPromotion([ON], trip({ passengers }))).toEqual([3])
    expect(totalPassengers(free({ passengers }))).toBe(1)
  })

  it('buy one get one may apply to some lines only', () => {
    expect(free({}, { appliesTo: ['HKGMACRT'] })).toEqual(NO_PASSENGERS)
    expect(free({}, { appliesTo: ['HKGZHORT'] })).toEqual(passengerCounts({ adult: 1 }))
  })
})

describe('family combo, three plus one', () => {
  const airportFares = { adult: 19_000, elderly: 15_000, child: 9_500, infant: 0 }
  const family = (...types: PassengerType[]) =>
    trip({
      lineCode: 'HZICLK',
      returnDate: undefined,
      passengers: types.map((type) => aPassenger('', type)),
      fares: airportFares,
    })
  const combo: Promotion = { ...FAMILY_COMBO, on: true, appliesTo: ['HZICLK'] }
  it.each([
    ['three adults', ['adult', 'adult', 'adult'], []],
    ['four adults', ['adult', 'adult', 'adult', 'adult'], [3]],
    ['the child of three adults', ['child', 'adult', 'adult', 'adult'], [0]],
    ['one of two children', ['adult', 'child', 'adult', 'child'], [3]],
    ['the elderly of four', ['adult', 'elderly', 'adult', 'adult'], [1]],
    ['three adults and an infant who is free anyway', ['adult', 'adult', 'adult', 'infant'], []],
    ['five people', ['adult', 'adult', 'adult', 'child', 'child'], [4]],
    ['eight people', ['adult', 'adult', 'adult', 'adult', 'adult', 'child', 'child', 'child'], [6, 7]],
  ] as const)('lets passengers travel free: %s', (_what, types, expected) =>
    expect(freeByPromotion([combo], family(...types))).toEqual(expected),
  )

  const four = family('adult', 'adult', 'adult', 'adult')
  it('a family combo is off until an operator switches it on, and names its lines', () => {
    expect(freeByPromotion([{ ...combo, on: false }], four)).toEqual([])
    expect(freeByPromotion([{ ...combo, appliesTo: [] }], four)).toEqual([])
    expect(freeByPromotion([{ ...combo, appliesTo: ['CLKHZI'] }], four)).toEqual([])
  })
  it.each([
    ['2026-11-23', []],
    ['2026-11-24', [3]],
    ['2026-11-30', [3]],
    ['2026-12-01', []],
  ])('runs from its first day of departure until before its last: %s', (date, expected) => {
    expect(freeByPromotion([{ ...combo, from: '2026-11-24', until: '2026-12-01' }], { ...four, date })).toEqual(
      expected,
    )
  })
})

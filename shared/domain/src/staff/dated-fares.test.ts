import { addDays } from '../civil-date'
import { type DatedFare, faresOn, nextFareDay, removeFares, setFares } from './dated-fares'

const one = (hkd: number, from: string, until?: string, type: DatedFare['type'] = 'adult'): DatedFare => ({
  type,
  cny: hkd - 700,
  hkd,
  from,
  until,
})
const amounts = (hkd: number) => ({ cny: hkd - 700, hkd })
const FOR_GOOD = [one(6500, '2018-10-24')]

describe('[D5.34] a price from a day on', () => {
  it('ends the previous fare on that day and has no end', () => {
    const after = setFares(FOR_GOOD, { from: '2026-12-01', fares: { adult: amounts(6800) } })
    expect(after).toEqual([one(6500, '2018-10-24', '2026-12-01'), one(6800, '2026-12-01')])
    expect(faresOn(after, '2026-11-30').adult?.hkd).toBe(6500)
    expect(faresOn(after, '2026-12-01').adult?.hkd).toBe(6800)
  })

  it('holds until the next existing change', () => {
    const planned = setFares(FOR_GOOD, { from: '2027-01-01', fares: { adult: amounts(7000) } })
    const after = setFares(planned, { from: '2026-12-01', fares: { adult: amounts(6800) } })
    expect(after.map(({ hkd, from, until }) => [hkd, from, until])).toEqual([
      [6500, '2018-10-24', '2026-12-01'],
      [6800, '2026-12-01', '2027-01-01'],
      [7000, '2027-01-01', undefined],
    ])
    expect(nextFareDay(after, '2026-12-01')).toBe('2027-01-01')
    expect(nextFareDay(after, '2027-01-01')).toBeUndefined()
  })

  it('a price from a day on is replaced by another change of the same day, and removed without one', () => {
    const planned = setFares(FOR_GOOD, { from: '2026-12-01', fares: { adult: amounts(6800) } })
    expect(faresOn(setFares(planned, { from: '2026-12-01', fares: { adult: amounts(6900) } }), '2026-12-01')).toEqual({
      adult: amounts(6900),
    })
    expect(removeFares(planned, '2026-12-01')).toEqual(FOR_GOOD)
    expect(removeFares(FOR_GOOD, '2026-12-01')).toEqual(FOR_GOOD)
  })

  it('adds nothing where the fare does not differ', () => {
    expect(setFares(FOR_GOOD, { from: '2026-12-01', fares: { adult: amounts(6500) } })).toEqual(FOR_GOOD)
  })

  it('ends the fares of left-out passenger types and retains the end of a sale', () => {
    const ends = [one(6500, '2018-10-24', '2027-01-01'), one(0, '2018-10-24', '2027-01-01', 'infant')]
    const after = setFares(ends, { from: '2026-12-01', fares: { adult: amounts(6800) } })
    expect(faresOn(after, '2026-12-31')).toEqual({ adult: amounts(6800) })
    expect(faresOn(after, '2027-01-01')).toEqual({})
  })

  it('[D5.34] a price from a day on does not change any other day, whatever is set and removed', () => {
    // Always the same numbers, so that a failure can be reproduced.
    let seed = 7
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    let fares: DatedFare[] = [one(6500, '2026-01-01'), one(3300, '2026-01-01', undefined, 'child')]
    const days = Array.from({ length: 60 }, (_, at) => addDays('2026-01-01', at))
    for (let round = 0; round < 200; round += 1) {
      const from = addDays('2026-01-02', next(50))
      const until = nextFareDay(fares, from) ?? '9999'
      const wanted = { adult: amounts(5000 + next(5) * 10), child: amounts(3000 + next(5) * 10) }
      const isRemoval = next(3) === 0
      const expected = isRemoval ? faresOn(fares, addDays(from, -1)) : wanted
      const after = isRemoval ? removeFares(fares, from) : setFares(fares, { from, fares: wanted })
      expect(days.map((day) => faresOn(after, day))).toEqual(
        days.map((day) => (day >= from && day < until ? expected : faresOn(fares, day))),
      )
      const holding = days.flatMap((day) =>
        (['adult', 'child'] as const).map(
          (type) =>
            after.filter((fare) => fare.type === type && fare.from <= day && day < (fare.until ?? '9999')).length,
        ),
      )
      expect(new Set(holding)).toEqual(new Set([1]))
      fares = after
    }
  })
})

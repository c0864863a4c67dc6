import { type PassengerCounts, type PassengerType, totalPassengers } from '@shuttle/domain'
import { fitPassengerCounts } from './fit-passenger-counts'

const LIMITS = { maxPerOrder: 6, maxChildren: 1 }
const fit = (wanted: Partial<PassengerCounts>, limits = LIMITS, unsold: readonly PassengerType[] = []) => {
  const fitted = fitPassengerCounts(wanted, limits, (type) => !unsold.includes(type))
  return Object.fromEntries(Object.entries(fitted).filter(([, count]) => count > 0))
}

describe('[D11.both-ways.2] people of an address are corrected with what is valid', () => {
  it.each<[string, Partial<PassengerCounts>, Partial<PassengerCounts>]>([
    ['valid counts stay', { adult: 5, elderly: 1, child: 1, infant: 6 }, { adult: 5, elderly: 1, child: 1, infant: 6 }],
    ['adults up to the limit', { adult: 7 }, { adult: 6 }],
    ['adults, seniors and students together', { adult: 4, elderly: 2, student: 1 }, { adult: 4, elderly: 2 }],
    ['children up to the limit', { adult: 1, child: 2 }, { adult: 1, child: 1 }],
    ['no child without an adult', { student: 1, child: 1 }, { student: 1 }],
    ['a child with a senior', { elderly: 1, child: 1 }, { elderly: 1, child: 1 }],
    ['no more infants than laps', { adult: 1, infant: 2 }, { adult: 1, infant: 1 }],
    ['one adult where there is nobody', { adult: 0 }, { adult: 1 }],
    ['one adult in place of a lone child', { child: 1 }, { adult: 1 }],
  ])('%s', (_, wanted, expected) => expect(fit(wanted)).toEqual(expected))

  it('no type that the line does not sell', () => {
    expect(fit({ adult: 1, student: 2 }, LIMITS, ['student'])).toEqual({ adult: 1 })
  })

  it('no children and seniors where their tickets are sold at counters only', () => {
    expect(fit({ adult: 1, elderly: 1, child: 1 }, { ...LIMITS, onlineConcession: false } as typeof LIMITS)).toEqual({
      adult: 1,
    })
  })

  it('at least one passenger is left, whatever was wanted', () => {
    expect(totalPassengers(fitPassengerCounts({}, LIMITS, () => false))).toBe(1)
  })
})

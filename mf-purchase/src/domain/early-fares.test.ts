import type { FareRange, FareType, PassengerType } from '@shuttle/domain'
import { earlyFares } from './early-fares'

const range = (fareType: FareType, passengerType: PassengerType, lowest: number, highest = lowest): FareRange => ({
  fareType,
  passengerType,
  lowest,
  highest,
})
const day = [range('day', 'adult', 6500), range('day', 'child', 3300)]
const night = [range('night', 'adult', 7000, 7500), range('night', 'infant', 0)]

describe('[D9.26] the fares that are shown before a day is chosen', () => {
  it('are those of the chosen ticket type', () => expect(earlyFares([...day, ...night], 'night')).toEqual(night))
  it.each([undefined, 'reserved'] as const)('are those of every ticket type where %s is chosen', (chosen) =>
    expect(earlyFares([...day, ...night], chosen)).toEqual([...day, ...night]),
  )
})

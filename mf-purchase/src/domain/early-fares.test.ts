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

describe('[D9.26] fares that are shown before a day is chosen', () => {
  it('early fares are those of the chosen type', () => expect(earlyFares([...day, ...night], 'night')).toEqual(night))
  it.each([undefined, 'reserved'] as const)('early fares are those of every type where %s is chosen', (chosen) =>
    expect(earlyFares([...day, ...night], chosen)).toEqual([...day, ...night]),
  )
})

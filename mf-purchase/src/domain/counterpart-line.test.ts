import { aLine, aRoundTrip } from '../testing/a-line'
import { findCounterpartLine, rideLineCode } from './counterpart-line'

const lines = [aLine(), aRoundTrip(), aLine({ lineCode: 'ZHOHKG', originCode: 'ZHO', destinationCode: 'HKG' })]

it('purchase 2: one-way and round-trip line of the same ends are counterparts of each other', () => {
  expect(findCounterpartLine(lines, aLine())?.lineCode).toBe('HKGZHORT')
  expect(findCounterpartLine(lines, aRoundTrip())?.lineCode).toBe('HKGZHO')
})

it('a line with no other category between the same ends has no counterpart', () => {
  expect(findCounterpartLine(lines, { originCode: 'ZHO', destinationCode: 'HKG', category: 'oneWay' })).toBeUndefined()
})

it('a round trip uses its own line outbound, and the line from the far end inbound', () => {
  expect([rideLineCode(aRoundTrip(), 'outbound'), rideLineCode(aRoundTrip(), 'inbound')]).toEqual(['HKGZHO', 'ZHOHKG'])
})

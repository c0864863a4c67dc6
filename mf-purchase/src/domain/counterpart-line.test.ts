import { aLine, aRoundTrip } from '../testing/a-line'
import { findCounterpartLine, rideLineCode } from './counterpart-line'

const lines = [aLine(), aRoundTrip(), aLine({ lineCode: 'ZHOHKG', originCode: 'ZHO', destinationCode: 'HKG' })]

it('purchase 2: there and back is the line of the same ends, and back again', () => {
  expect(findCounterpartLine(lines, aLine())?.lineCode).toBe('HKGZHORT')
  expect(findCounterpartLine(lines, aRoundTrip())?.lineCode).toBe('HKGZHO')
})

it('a line with no other category between the same ends has no counterpart', () => {
  expect(findCounterpartLine(lines, { originCode: 'ZHO', destinationCode: 'HKG', category: 'oneWay' })).toBeUndefined()
})

it('rides out on its own line and back on the line from the far end', () => {
  expect([rideLineCode(aRoundTrip(), 'outbound'), rideLineCode(aRoundTrip(), 'inbound')]).toEqual(['HKGZHO', 'ZHOHKG'])
})

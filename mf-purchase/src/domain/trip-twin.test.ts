import { aLine, aRoundTrip } from '../testing/a-line'
import { rideLineCode, twinOf } from './trip-twin'

const lines = [aLine(), aRoundTrip(), aLine({ lineCode: 'ZHOHKG', originCode: 'ZHO', destinationCode: 'HKG' })]

it('purchase 2: there and back is the line of the same ends, and back again', () => {
  expect(twinOf(lines, aLine())?.lineCode).toBe('HKGZHORT')
  expect(twinOf(lines, aRoundTrip())?.lineCode).toBe('HKGZHO')
})

it('a line with no other kind between the same ends has no twin', () => {
  expect(twinOf(lines, { originCode: 'ZHO', destinationCode: 'HKG', category: 'oneWay' })).toBeUndefined()
})

it('rides out on its own line and back on the line from the far end', () => {
  expect([rideLineCode(aRoundTrip(), 'out'), rideLineCode(aRoundTrip(), 'back')]).toEqual(['HKGZHO', 'ZHOHKG'])
})

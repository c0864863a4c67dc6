import { toInstant } from '@shuttle/domain'
import { aDeparture } from '../testing/a-line'
import { departureChoices, findChosenDeparture } from './departure-choices'

const now = toInstant('2023-02-12', '08:00')
const findRefusal = (
  change: Parameters<typeof aDeparture>[0],
  context: Parameters<typeof departureChoices>[1] = { seats: 2 },
) => departureChoices([aDeparture(change)], context, now)[0]?.refusal

it.each([
  ['seats for all', { sold: 48 }, undefined],
  ['a seat too few', { sold: 49 }, 'DEPARTURE_SOLD_OUT'],
  ['no seat', { sold: 50 }, 'DEPARTURE_SOLD_OUT'],
  ['its sale closed', { status: 'closed' }, 'DEPARTURE_CLOSED'],
  ['its sale paused', { status: 'paused' }, 'DEPARTURE_PAUSED'],
  ['left a moment ago', { beginTime: '08:00' }, 'DEPARTED'],
  ['leaving in a minute', { beginTime: '08:01' }, undefined],
] as const)('purchase 5 check 5: a departure with %s answers %s', (_, change, refusal) => {
  expect(findRefusal(change)).toBe(refusal)
})

it('purchase 3: shows seats left, capacity less sold', () => {
  expect(departureChoices([aDeparture({ sold: 47 })], { seats: 1 }, now)[0]?.seatsLeft).toBe(3)
})

it('purchase 5 check 6: refuses a return before the outbound departure', () => {
  const after = { date: '2023-02-12', beginTime: '09:00' }
  expect(findRefusal({ beginTime: '09:00' }, { seats: 1, after })).toBe('BEFORE_OUTBOUND')
  expect(findRefusal({ beginTime: '09:30' }, { seats: 1, after })).toBeUndefined()
  expect(findRefusal({ beginTime: '09:00', date: '2023-02-13' }, { seats: 1, after })).toBeUndefined()
})

it('finds the chosen time among those that run', () => {
  const nine = { beginTime: '09:00', endTime: '09:30' }
  expect(findChosenDeparture([aDeparture()], nine)).toEqual(aDeparture())
  expect(findChosenDeparture([aDeparture({ endTime: '09:45' })], nine)).toBeUndefined()
  expect(findChosenDeparture(undefined, nine)).toBeUndefined()
  expect(findChosenDeparture([aDeparture()], undefined)).toBeUndefined()
})

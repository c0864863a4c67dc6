import { type ChangeableOrder, type ChangeTarget, checkDepartureChange } from './check-departure-change'
import { toInstant } from './civil-date'
import { DEFAULT_CONNECTION } from './connection'

const DAY = '2026-11-21'
const order: ChangeableOrder = {
  lineCode: 'HZICLK',
  changes: 0,
  validTickets: 2,
  seats: 2,
  isUsed: false,
  departsAt: toInstant(DAY, '12:00'),
  fareTotal: 38_000,
}
const target: ChangeTarget = {
  departure: {
    lineCode: 'HZICLK',
    date: DAY,
    beginTime: '14:00',
    endTime: '15:00',
    capacity: 40,
    sold: 38,
    status: 'open',
  },
  departsAt: toInstant(DAY, '14:00'),
  fareTotal: 38_000,
  flightAt: toInstant(DAY, '17:00'),
}
const settings = { connection: DEFAULT_CONNECTION, leadMinutes: 120 }
const check = (
  { of = {}, to = {}, departure = {} }: { of?: object; to?: object; departure?: object } = {},
  time = '09:00:00',
) =>
  checkDepartureChange(
    { ...order, ...of },
    { ...target, departure: { ...target.departure, ...departure } as ChangeTarget['departure'], ...to },
    settings,
    toInstant(DAY, time),
  )

it('two passengers may move to the last two seats of a departure that connects', () => expect(check()).toBeUndefined())

it('an infant takes no seat of the new departure', () => expect(check({ of: { validTickets: 3 } })).toBeUndefined())

it.each([
  ['10:00:00', undefined],
  ['10:00:01', 'CHANGE_TOO_LATE'],
  ['12:00:01', 'CHANGE_TOO_LATE'],
])('the limit of two hours before the departure holds at %s: %p', (time, expected) =>
  expect(check({}, time)).toBe(expected),
)

it.each([
  ['a bus ticket', { of: { lineCode: 'HKGZHO' } }, 'CHANGE_BUS_TICKET'],
  ['a second change', { of: { changes: 1 } }, 'CHANGE_TWICE'],
  ['an order without a valid ticket', { of: { validTickets: 0 } }, 'CHANGE_NO_TICKET'],
  ['an order of which a ticket was used', { of: { isUsed: true } }, 'CHANGE_USED_TICKET'],
  ['an order of which staff are asked to refund a ticket', { of: { isRequestOpen: true } }, 'CHANGE_REQUEST_OPEN'],
  ['the other direction', { departure: { lineCode: 'CLKHZI' } }, 'CHANGE_OTHER_LINE'],
  ['the departure it has', { to: { departsAt: order.departsAt } }, 'CHANGE_SAME_DEPARTURE'],
  ['a departure that is none', { to: { departure: undefined } }, 'DEPARTURE_MISSING'],
  ['a paused departure', { departure: { status: 'paused' } }, 'DEPARTURE_PAUSED'],
  ['one seat too few', { departure: { sold: 39 } }, 'DEPARTURE_SOLD_OUT'],
  ['a higher fare', { to: { fareTotal: 38_001 } }, 'CHANGE_OTHER_FARE'],
  ['a lower fare', { to: { fareTotal: 37_999 } }, 'CHANGE_OTHER_FARE'],
  ['a bus that is late for the flight', { to: { flightAt: toInstant(DAY, '16:59') } }, 'TOO_LATE_FOR_CHECK_IN'],
] as const)('refuses a change with %s', (_what, change, expected) => expect(check(change)).toBe(expected))

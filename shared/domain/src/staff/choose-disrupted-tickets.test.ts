import { toInstant } from '../civil-date'
import { chooseDisruptedTickets } from './choose-disrupted-tickets'
import {
  checkDisruptionScope,
  type DisruptionScope,
  isDisrupted,
  isWholeScopeDeclared,
  type PlannedRide,
} from './disruption-scope'

const SCOPE: DisruptionScope = { lineCode: 'HKGZHO', from: '2026-11-24', until: '2026-11-25', beginTime: '' }
const RIDE: PlannedRide = { lineCode: 'HKGZHO', travelDate: '2026-11-24', fareType: 'day', beginTime: '06:00' }
const DECLARED_AT = toInstant('2026-11-24', '09:00')

type Ticket = Parameters<typeof chooseDisruptedTickets>[1][number]
const out: Ticket = {
  ...{ ...RIDE, ticketNo: '1', status: 'valid', isChecked: false, leg: 1 },
  ...{ otherLegTicketNo: undefined, departsAt: toInstant('2026-11-24', '23:59:59') },
}
const back: Ticket = {
  ...{ ...out, ticketNo: '1r', lineCode: 'ZHOHKG', travelDate: '2026-11-26', leg: 2, otherLegTicketNo: '1' },
  departsAt: toInstant('2026-11-26', '23:59:59'),
}
const outbound: Ticket = { ...out, otherLegTicketNo: '1r' }
const backScope = { ...SCOPE, lineCode: 'ZHOHKG', from: '2026-11-26', until: '2026-11-26' }

describe('[D5.47] the rides of a disruption', () => {
  it.each([
    ['its first day', {}, {}, true],
    ['its last day', {}, { travelDate: '2026-11-25' }, true],
    ['the day before', {}, { travelDate: '2026-11-23' }, false],
    ['the day after', {}, { travelDate: '2026-11-26' }, false],
    ['another line', {}, { lineCode: 'ZHOHKG' }, false],
    ['its departure', { beginTime: '09:00' }, { fareType: 'reserved' as const, beginTime: '09:00' }, true],
    ['another departure', { beginTime: '09:00' }, { fareType: 'reserved' as const, beginTime: '09:30' }, false],
    ['a day ticket whose window begins then', { beginTime: '06:00' }, {}, false],
  ])('the rides of a disruption are matched by day, line and departure: %s', (_, scope, ride, expected) =>
    expect(isDisrupted({ ...SCOPE, ...scope }, { ...RIDE, ...ride })).toBe(expected),
  )

  it.each([
    ['one day', { until: '2026-11-24' }, undefined],
    ['31 days', { until: '2026-12-24' }, undefined],
    ['32 days', { until: '2026-12-25' }, 'STAFF_DISRUPTION_DAYS'],
    ['days turned round', { until: '2026-11-23' }, 'STAFF_DISRUPTION_DAYS'],
    ['one departure of one day', { until: '2026-11-24', beginTime: '09:00' }, undefined],
    ['one departure of two days', { beginTime: '09:00' }, 'STAFF_DISRUPTION_TIME'],
  ])('the rides of a disruption are refused or accepted for %s', (_, change, code) =>
    expect(checkDisruptionScope({ ...SCOPE, ...change })).toBe(code),
  )
})

describe('[D5.47] rides of several declarations', () => {
  const first = { from: '2026-11-24', until: '2026-11-24' }
  const second = { from: '2026-11-25', until: '2026-11-25' }

  it.each<[string, Array<Partial<DisruptionScope>>, Partial<DisruptionScope>, boolean]>([
    ['two days one by one', [second, first], {}, true],
    ['one of two days', [first], {}, false],
    [
      'days that overlap',
      [{ until: '2026-11-25' }, { from: '2026-11-25', until: '2026-11-27' }],
      { until: '2026-11-27' },
      true,
    ],
    ['days around a gap', [first, { from: '2026-11-26', until: '2026-11-26' }], { until: '2026-11-26' }, false],
    ['a day of another line', [first, { ...second, lineCode: 'ZHOHKG' }], {}, false],
    ['a departure of a whole day', [first], { ...first, beginTime: '09:00' }, true],
    ['the same departure', [{ ...first, beginTime: '09:00' }], { ...first, beginTime: '09:00' }, true],
    ['another departure', [{ ...first, beginTime: '09:30' }], { ...first, beginTime: '09:00' }, false],
    ['a whole day of which one departure was declared', [{ ...first, beginTime: '09:00' }], first, false],
    ['nothing', [], {}, false],
  ])('rides of several declarations are complete or not: %s', (_, declared, scope, expected) =>
    expect(
      isWholeScopeDeclared(
        { ...SCOPE, ...scope },
        declared.map((each) => ({ ...SCOPE, ...each })),
      ),
    ).toBe(expected),
  )
})

describe('[D5.47] the tickets that a disruption refunds', () => {
  const choose = (tickets: Ticket[], scope = SCOPE) => chooseDisruptedTickets(scope, tickets, DECLARED_AT)

  it.each<[string, Ticket[], DisruptionScope, string[], string[]]>([
    ['a ticket of the ride', [out], SCOPE, ['1'], []],
    ['none of another ride', [out], backScope, [], []],
    ['none that was refunded before', [{ ...out, status: 'refunded' }], SCOPE, [], []],
    ['none that was checked, which staff check', [{ ...out, isChecked: true }], SCOPE, [], ['1']],
    ['the way back with the way out', [outbound, back], SCOPE, ['1', '1r'], []],
    ['the way out with the way back while it is ahead', [outbound, back], backScope, ['1', '1r'], []],
    ['the way back alone after the way out was used', [{ ...outbound, isChecked: true }, back], backScope, ['1r'], []],
    [
      'the way back alone after the way out has left',
      [{ ...outbound, departsAt: DECLARED_AT }, back],
      backScope,
      ['1r'],
      [],
    ],
    [
      'both where the way out leaves a moment later',
      [{ ...outbound, departsAt: DECLARED_AT + 1 }, back],
      backScope,
      ['1', '1r'],
      [],
    ],
    ['neither where the way out was checked', [{ ...outbound, isChecked: true }, back], SCOPE, [], ['1']],
  ])('the tickets that a disruption refunds are chosen: %s', (_, tickets, scope, refunded, checked) =>
    expect(choose(tickets, scope)).toEqual({ refunded, checked }),
  )
})

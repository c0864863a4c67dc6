import { aDeparture, after, moment, towards } from '../testing/some-departures'
import { axisRows, type Connection, departureOptions, findBestFit, nextThatFits, shownRange } from './departure-options'

const NOW = moment('2026-11-21 10:00')
const optionsAt = (
  connection: Connection,
  departures: (string | ReturnType<typeof aDeparture>)[],
  { seats = 1, now = NOW }: { seats?: number; now?: number } = {},
) =>
  departureOptions(
    departures.map((each) => (typeof each === 'string' ? aDeparture(each) : each)),
    connection,
    { seats },
    now,
  )
const refusals = (...args: Parameters<typeof optionsAt>) =>
  optionsAt(...args).map(({ departure, refusal }) => [`${departure.date} ${departure.beginTime}`, refusal])

describe('[D4.2, D4.5] departures that break the connection are closed', () => {
  it('closes departures towards the airport after the last that arrives two hours before take-off', () => {
    expect(refusals(towards('2026-11-24 14:00'), ['2026-11-24 10:59', '2026-11-24 11:00', '2026-11-24 11:01'])).toEqual(
      [
        ['2026-11-24 10:59', undefined],
        ['2026-11-24 11:00', undefined],
        ['2026-11-24 11:01', 'TOO_LATE_FOR_CHECK_IN'],
      ],
    )
  })
  it('closes departures from the airport until an hour after the landing, and from a day after it on', () => {
    const departures = ['2026-11-24 10:59', '2026-11-24 11:00', '2026-11-25 10:00', '2026-11-25 10:01']
    expect(refusals(after('2026-11-24 10:00'), departures)).toEqual([
      ['2026-11-24 10:59', 'TOO_SOON_AFTER_LANDING'],
      ['2026-11-24 11:00', undefined],
      ['2026-11-25 10:00', undefined],
      ['2026-11-25 10:01', 'TOO_LONG_AFTER_LANDING'],
    ])
  })
  it('closes departures across midnight and the end of a month, in both directions', () => {
    expect(refusals(towards('2026-12-01 02:30'), ['2026-11-30 23:30', '2026-11-30 23:31', '2026-12-01 00:00'])).toEqual(
      [
        ['2026-11-30 23:30', undefined],
        ['2026-11-30 23:31', 'TOO_LATE_FOR_CHECK_IN'],
        ['2026-12-01 00:00', 'TOO_LATE_FOR_CHECK_IN'],
      ],
    )
    expect(refusals(after('2026-11-30 23:15'), ['2026-11-30 23:45', '2026-12-01 00:14', '2026-12-01 00:15'])).toEqual([
      ['2026-11-30 23:45', 'TOO_SOON_AFTER_LANDING'],
      ['2026-12-01 00:14', 'TOO_SOON_AFTER_LANDING'],
      ['2026-12-01 00:15', undefined],
    ])
  })
})

describe('other reasons for a closed departure', () => {
  const connection = towards('2026-11-24 14:00')
  it('[D4.2] full, short of seats, paused, closed and departed buses are closed', () => {
    const day = [
      aDeparture('2026-11-24 07:00', { sold: 50 }),
      aDeparture('2026-11-24 07:30', { sold: 48 }),
      aDeparture('2026-11-24 08:00', { status: 'paused' }),
      aDeparture('2026-11-24 08:30', { status: 'closed' }),
      aDeparture('2026-11-24 09:00', { capacity: 2, sold: 0 }),
      aDeparture('2026-11-24 06:00'),
    ]
    expect(optionsAt(connection, day, { seats: 3, now: moment('2026-11-24 06:00') })).toMatchObject([
      { refusal: 'DEPARTED' },
      { refusal: 'DEPARTURE_SOLD_OUT', seatsLeft: 0 },
      { refusal: 'DEPARTURE_SOLD_OUT', seatsLeft: 2 },
      { refusal: 'DEPARTURE_PAUSED' },
      { refusal: 'DEPARTURE_CLOSED' },
      { refusal: 'DEPARTURE_OVER_CAPACITY' },
    ])
  })
  it('the broken connection precedes a full bus, and a departed bus precedes both', () => {
    const full = aDeparture('2026-11-24 13:00', { sold: 50 })
    expect(optionsAt(connection, [full])[0]?.refusal).toBe('TOO_LATE_FOR_CHECK_IN')
    expect(optionsAt(connection, [full], { now: moment('2026-11-24 13:00') })[0]?.refusal).toBe('DEPARTED')
  })
  it('a change closes the present departure and those of another fare', () => {
    const options = departureOptions(
      ['2026-11-24 09:00', '2026-11-24 10:00', '2026-11-24 10:30'].map((at) => aDeparture(at)),
      connection,
      {
        seats: 1,
        present: { departsAt: moment('2026-11-24 09:00'), isSameFare: ({ beginTime }) => beginTime !== '10:30' },
      },
      NOW,
    )
    expect(options.map(({ refusal }) => refusal)).toEqual(['CHANGE_SAME_DEPARTURE', undefined, 'CHANGE_OTHER_FARE'])
  })
})

it('each option has the time to the flight and to the line of the check-in', () => {
  expect(optionsAt(towards('2026-11-24 14:00'), ['2026-11-24 10:30'])[0]).toMatchObject({
    flightMinutes: 210,
    spareMinutes: 30,
    isTight: false,
    arrivesAt: moment('2026-11-24 11:30'),
  })
  expect(optionsAt(towards('2026-11-24 14:00'), ['2026-11-24 10:31'])[0]).toMatchObject({ isTight: true })
  expect(optionsAt(after('2026-11-24 22:00'), ['2026-11-25 00:00'])[0]).toMatchObject({
    flightMinutes: 120,
    spareMinutes: 60,
  })
})

describe('the next departure that fits', () => {
  const next = (connection: Connection, departures: Parameters<typeof optionsAt>[1], closedAt: string) => {
    const options = optionsAt(connection, departures)
    const closed = options.find(({ departsAt }) => departsAt === moment(closedAt))
    if (!closed?.refusal) throw new Error(`${closedAt} is not closed`)
    return nextThatFits(options, closed)?.departure.beginTime
  }
  const full = aDeparture('2026-11-24 09:30', { sold: 50 })
  it('the next that fits is the first open one after a closed one', () =>
    expect(next(towards('2026-11-24 14:00'), ['2026-11-24 09:00', full, '2026-11-24 10:00'], '2026-11-24 09:30')).toBe(
      '10:00',
    ))
  it('the next that fits is the last open one before, if all after it are closed', () =>
    expect(
      next(
        towards('2026-11-24 14:00'),
        ['2026-11-24 08:30', '2026-11-24 09:00', full, '2026-11-24 13:00'],
        '2026-11-24 13:00',
      ),
    ).toBe('09:00'))
  it('the next that fits is found across midnight', () =>
    expect(next(after('2026-11-24 22:30'), ['2026-11-24 23:00', '2026-11-25 00:00'], '2026-11-24 23:00')).toBe('00:00'))
  it('no departure fits if none is open', () =>
    expect(next(towards('2026-11-24 14:00'), [full], '2026-11-24 09:30')).toBeUndefined())
})

describe('the best fit among the departures', () => {
  const best = (connection: Connection, ...departures: Parameters<typeof optionsAt>[1]) =>
    findBestFit(optionsAt(connection, departures), connection.direction)?.departure.beginTime
  it('the best fit towards the airport is the last with half an hour to spare', () =>
    expect(
      best(towards('2026-11-24 14:00'), '2026-11-24 10:00', '2026-11-24 10:30', '2026-11-24 11:00', '2026-11-24 12:00'),
    ).toBe('10:30'))
  it('the best fit from the airport is the first with half an hour to spare', () =>
    expect(best(after('2026-11-24 10:00'), '2026-11-24 11:00', '2026-11-24 11:30', '2026-11-24 12:00')).toBe('11:30'))
  it('the best fit is a tight one if no other is open, and never a closed one', () => {
    const full = aDeparture('2026-11-24 10:30', { sold: 50 })
    expect(best(towards('2026-11-24 14:00'), full, '2026-11-24 11:00')).toBe('11:00')
    expect(best(towards('2026-11-24 14:00'), full)).toBeUndefined()
  })
})

describe('rows of the time axis', () => {
  const rows = (connection: Connection, ...departures: string[]) =>
    axisRows(optionsAt(connection, departures), connection).map((row) =>
      row.kind === 'mark' ? row.mark.kind : row.option.departure.beginTime,
    )
  it('towards the airport, check-in divides open from closed and the take-off ends it', () => {
    expect(rows(towards('2026-11-24 14:00'), '2026-11-24 11:00', '2026-11-24 11:01', '2026-11-24 13:59')).toEqual([
      '11:00',
      'checkInCloses',
      '11:01',
      '13:59',
      'takesOff',
    ])
    expect(rows(towards('2026-11-24 14:00'), '2026-11-24 14:00')).toEqual(['checkInCloses', 'takesOff', '14:00'])
  })
  it('landing and passage from the airport precede the open departures', () => {
    expect(rows(after('2026-11-24 10:00'), '2026-11-24 09:30', '2026-11-24 10:30', '2026-11-24 11:00')).toEqual([
      '09:30',
      'lands',
      '10:30',
      'through',
      '11:00',
    ])
    expect(rows(after('2026-11-24 10:00'), '2026-11-25 10:00', '2026-11-25 10:30')).toEqual([
      'lands',
      'through',
      '10:00',
      'longestWait',
      '10:30',
    ])
  })
})

describe('[D11.airport.2] the part of the list that is shown at first', () => {
  const hours = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `2026-11-24 ${String(from + index).padStart(2, '0')}:00`)
  /** The first and the last departure that is shown. Towards a take-off at 18:00, 15:00 is the last that connects. */
  const shown = (
    departures: string[],
    {
      connection = towards('2026-11-24 18:00'),
      now = NOW,
      chosen,
    }: Partial<Record<'now' | 'chosen', number>> & { connection?: Connection } = {},
  ) => {
    const options = optionsAt(connection, departures, { now })
    const { start, end } = shownRange(options, connection.direction, chosen)
    return [options[start]?.departure.beginTime, options[end - 1]?.departure.beginTime]
  }
  it('the list towards the airport begins at the best fit and ends two after the last open one', () =>
    expect(shown(hours(1, 22))).toEqual(['14:00', '17:00']))
  it('the list from the airport begins at the best fit', () =>
    expect(shown(hours(1, 9), { connection: after('2026-11-24 05:00') })[0]).toBe('07:00'))
  it('the list begins at a chosen departure before the best fit, not at one after it', () => {
    expect(shown(hours(1, 22), { chosen: moment('2026-11-24 11:00') })[0]).toBe('11:00')
    expect(shown(hours(1, 22), { chosen: moment('2026-11-24 15:00') })[0]).toBe('14:00')
  })
  it('a chosen departure that is closed meanwhile is shown', () => {
    const now = moment('2026-11-24 10:30')
    expect(shown(hours(1, 22), { now, chosen: moment('2026-11-24 09:00') })[0]).toBe('09:00')
    expect(shown(hours(1, 22), { chosen: moment('2026-11-24 20:00') })[1]).toBe('22:00')
  })
  it('one departure alone is not folded, two are', () => {
    expect([shown(hours(13, 22))[0], shown(hours(12, 22))[0]]).toEqual(['13:00', '14:00'])
    expect([shown(hours(1, 18))[1], shown(hours(1, 19))[1]]).toEqual(['18:00', '17:00'])
  })
  it('the whole list is shown if no departure is open', () =>
    expect(shown(hours(1, 22), { now: moment('2026-11-24 18:30') })).toEqual(['01:00', '22:00']))
})

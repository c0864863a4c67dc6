import { parseTimetable } from './parse-timetable'
import { findSpreadFault, spreadTimetable } from './spread-timetable'

const spread = { first: '06:00', last: '07:10', minutes: 30, capacity: 40 }

describe('[D5.32] a timetable by its interval', () => {
  it('goes from the first to the last that fits, each until a minute before the next', () => {
    expect(spreadTimetable(spread)).toBe('06:00-06:29 40\n06:30-06:59 40\n07:00-07:29 40')
    expect(spreadTimetable({ ...spread, first: '23:50', last: '23:50' })).toBe('23:50-23:59 40')
    expect(parseTimetable(spreadTimetable({ ...spread, last: '23:55', minutes: 5 })).errors).toEqual([])
  })

  it.each([
    [{}, undefined],
    [{ last: '06:00' }, undefined],
    [{ first: '6:00' }, 'first'],
    [{ first: '' }, 'first'],
    [{ last: '05:59' }, 'last'],
    [{ last: '' }, 'last'],
    [{ minutes: 5 }, undefined],
    [{ minutes: 4 }, 'minutes'],
    [{ minutes: Number.NaN }, 'minutes'],
    [{ capacity: 0 }, 'capacity'],
  ])('a timetable by its interval with %j is refused in the field %p', (change, field) =>
    expect(findSpreadFault({ ...spread, ...change })).toBe(field),
  )
})

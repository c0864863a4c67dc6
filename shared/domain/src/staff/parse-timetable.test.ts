import { parseTimetable } from './parse-timetable'

const six = { beginTime: '06:00', endTime: '06:29', capacity: 40 }

describe('[D5.32] a timetable as text', () => {
  it.each([
    '06:00-06:29 40',
    '6:00 - 6:29, 40',
    '06:00,06:29,40',
    '06:00;06:29;40',
    '06:00\t06:29\t40',
    '06:00:00 06:29:00 40',
    '０６：００－０６：２９　４０',
    '06:00—06:29，40',
  ])('a timetable reads %j', (line) => expect(parseTimetable(line)).toEqual({ times: [six], errors: [] }))

  it('ignores a byte order mark, a heading and empty lines, and sorts by begin', () => {
    const text = '\uFEFFbegin,end,seats\r\n\r\n07:00,07:29,40\r\n06:00,06:29,40\r\n'
    expect(parseTimetable(text).times.map(({ beginTime }) => beginTime)).toEqual(['06:00', '07:00'])
    expect(parseTimetable(text).errors).toEqual([])
  })

  it.each([
    ['no departure', 'SHAPE'],
    ['06:00 40', 'SHAPE'],
    ['06:00-06:29', 'SHAPE'],
    ['=1+1', 'SHAPE'],
    ['24:00-24:29 40', 'TIME'],
    ['06:60-07:29 40', 'TIME'],
    ['06:29-06:29 40', 'ORDER'],
    ['23:30-00:15 40', 'ORDER'],
    ['06:00-06:29 0', 'CAPACITY'],
    ['06:00-06:29 1000', 'CAPACITY'],
    ['05:00-05:45 40', 'TWICE'],
  ])('reports %j by its line: %s', (line, fault) => {
    expect(parseTimetable(`05:00-05:29 40\n\n${line}`).errors).toEqual([{ line: 3, fault }])
  })
})

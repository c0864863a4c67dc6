import { LANGUAGES, toInstant } from '@shuttle/domain'
import { type CalendarEntry, writeCalendarFile } from './calendar-file'
import { calendarFileName, type RideToSave, rideCalendar } from './ride-calendar'

const ENTRY: CalendarEntry = {
  uid: 'B1@bridge-shuttle.example',
  sequence: 0,
  writtenAt: toInstant('2026-11-21', '10:00'),
  from: toInstant('2026-11-24', '10:30'),
  until: toInstant('2026-11-24', '11:30'),
  title: 'Airport bus',
  place: 'Zhuhai Port',
  text: 'Text',
  url: 'https://site/webhtml/airlinePaysuccess?orderNo=B1&payType=cmbpay',
}
/** The properties of a file as a calendar reads them: unfolded, and texts unescaped. */
const read = (file: string) =>
  Object.fromEntries(
    file
      .replace(/\r\n /g, '')
      .split('\r\n')
      .filter(Boolean)
      .map((line) => {
        const at = line.indexOf(':')
        return [line.slice(0, at), line.slice(at + 1).replace(/\\(.)/g, (_, c) => (c === 'n' ? '\n' : c))]
      }),
  )

describe('[D4.17] a calendar file', () => {
  it('a file is one event of an iCalendar file, in UTC', () => {
    expect(writeCalendarFile(ENTRY)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Bridge Shuttle//Tickets//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:B1@bridge-shuttle.example',
        'SEQUENCE:0',
        'DTSTAMP:20261121T020000Z',
        'DTSTART:20261124T023000Z',
        'DTEND:20261124T033000Z',
        'SUMMARY:Airport bus',
        'LOCATION:Zhuhai Port',
        'DESCRIPTION:Text',
        'URL:https://site/webhtml/airlinePaysuccess?orderNo=B1&payType=cmbpay',
        'STATUS:CONFIRMED',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it('a file escapes special characters, also the end of a line', () => {
    const title = 'A\\B; C, D: "E"\nF\r\nG'
    const file = writeCalendarFile({ ...ENTRY, title })
    expect(file).toContain('SUMMARY:A\\\\B\\; C\\, D: "E"\\nF\\nG\r\n')
    expect(read(file).SUMMARY).toBe('A\\B; C, D: "E"\nF\nG')
  })

  it.each([
    ['letters', 'x'.repeat(300)],
    ['Chinese', '機場巴士'.repeat(40)],
    ['emoji', '🚌é'.repeat(50)],
  ])('a file folds lines of %s after 75 octets, and cuts no character', (_, text) => {
    const file = writeCalendarFile({ ...ENTRY, text })
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file).not.toContain('\uFFFD')
    expect(read(file).DESCRIPTION).toBe(text)
  })
})

const RIDE: RideToSave = {
  orderNo: 'B1',
  lineCode: 'HZICLK',
  originName: 'Zhuhai Port',
  destinationName: 'Hong Kong Airport',
  outbound: { date: '2026-11-24', beginTime: '10:30' },
  flight: { flightNumber: 'CX0504', date: '2026-11-24', time: '14:00' },
}
const OPTIONS = { now: toInstant('2026-11-21', '10:00'), url: 'https://site/webhtml/airlinePaysuccess?orderNo=B1' }
const save = (change: Partial<RideToSave> = {}, options: Partial<Parameters<typeof rideCalendar>[1]> = {}) =>
  read(rideCalendar({ ...RIDE, ...change }, { language: 'en', ...OPTIONS, ...options }))

describe('[D4.17] the calendar file of a ride', () => {
  it('a ride has the place, the time, the flight and how the tickets are collected', () => {
    expect(save()).toMatchObject({
      SUMMARY: 'Airport bus: Zhuhai Port to Hong Kong Airport',
      LOCATION: 'Zhuhai Port',
      DTSTART: '20261124T023000Z',
      DTEND: '20261124T033000Z',
      URL: OPTIONS.url,
    })
    const { DESCRIPTION } = save()
    for (const part of [
      'Order number: B1\n',
      'Flight CX504, take-off Tuesday, 24 November 2026 14:00 (Hong Kong time)',
      `collect the tickets at the airport bus counter with your pickup code: ${OPTIONS.url}`,
    ])
      expect(DESCRIPTION).toContain(part)
  })
  it('a ride from the airport names the landing; one before midnight arrives on the next day', () => {
    const { DESCRIPTION, DTSTART, DTEND } = save(
      { lineCode: 'CLKHZI', outbound: { date: '2026-12-31', beginTime: '23:30' } },
      { rideMinutes: 75 },
    )
    expect(DESCRIPTION).toContain('landing Tuesday')
    expect([DTSTART, DTEND]).toEqual(['20261231T153000Z', '20261231T164500Z'])
    expect(save({ outbound: { date: '2027-01-01', beginTime: '07:59' } }).DTSTART).toBe('20261231T235900Z')
  })
  it('[D4.6] a changed ride is the same entry, one version later', () => {
    const [before, after] = [
      save(),
      save({ changedAt: OPTIONS.now, outbound: { date: '2026-11-24', beginTime: '08:30' } }),
    ]
    expect([before.UID, before.SEQUENCE]).toEqual(['B1@bridge-shuttle.example', '0'])
    expect([after.UID, after.SEQUENCE, after.DTSTART]).toEqual([before.UID, '1', '20261124T003000Z'])
  })
  it.each(LANGUAGES)('a ride in %s has every sentence, also in an order without a flight', (language) => {
    const { SUMMARY, DESCRIPTION } = save({ flight: undefined }, { language })
    expect(SUMMARY).toContain('Zhuhai Port')
    expect(DESCRIPTION?.split('\n')).toHaveLength(3)
    expect(SUMMARY + (DESCRIPTION ?? '')).not.toContain('{{')
  })
  it('the file is named after its order', () => expect(calendarFileName('B1')).toBe('airport-bus-B1.ics'))
})

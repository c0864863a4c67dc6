import { toInstant } from '../civil-date'
import { checkDelay, type DeclaredDelay, type DelayContent, findDelay } from './delay'

const NOON = toInstant('2026-11-27', '12:00')
const DELAY: DelayContent = {
  ...{ lineCode: 'HKGZHO', date: '2026-11-27', beginTime: '', minutes: 15 },
  ...{ textZhHk: '', textZhCn: '', textEn: '' },
}
const TEXTS = { textZhHk: '大橋擠塞', textZhCn: '大桥拥堵', textEn: 'Traffic on the bridge' }

describe('[D11.delay.1] a delay is of today or tomorrow, 5 to 300 minutes, and has its text in each language or none', () => {
  it.each([
    ['5 minutes', { minutes: 5 }, {}],
    ['4 minutes', { minutes: 4 }, { minutes: 'STAFF_DELAY_MINUTES' }],
    ['300 minutes', { minutes: 300 }, {}],
    ['301 minutes', { minutes: 301 }, { minutes: 'STAFF_DELAY_MINUTES' }],
    ['a fraction', { minutes: 7.5 }, { minutes: 'STAFF_DELAY_MINUTES' }],
    ['yesterday', { date: '2026-11-26' }, { date: 'STAFF_DELAY_DAY' }],
    ['tomorrow', { date: '2026-11-28' }, {}],
    ['the day after', { date: '2026-11-29' }, { date: 'STAFF_DELAY_DAY' }],
    ['three texts', TEXTS, {}],
    ['a missing text', { ...TEXTS, textEn: ' ' }, { textEn: 'STAFF_CONTENT_TEXT_MISSING' }],
    ['120 characters', { ...TEXTS, textEn: 'x'.repeat(120) }, {}],
    ['121 characters', { ...TEXTS, textEn: 'x'.repeat(121) }, { textEn: 'STAFF_CONTENT_TEXT_TOO_LONG' }],
    ['markup', { ...TEXTS, textEn: '<b>late</b>' }, { textEn: 'STAFF_CONTENT_MARKUP' }],
  ])('checks %s', (_, change, expected) => expect(checkDelay({ ...DELAY, ...change }, NOON)).toEqual(expected))
})

describe('[D11.delay.2] a ride is late until it is over at its late time', () => {
  const delay = (change: Partial<DeclaredDelay> = {}): DeclaredDelay => ({ ...DELAY, declaredAt: NOON, ...change })
  const dayTicket = { lineCode: 'HKGZHO', fareType: 'day', date: '2026-11-27', beginTime: '', endTime: '' } as const
  const reserved = { ...dayTicket, fareType: 'reserved', beginTime: '14:00', endTime: '14:45' } as const
  const at = (time: string, date = '2026-11-27') => toInstant(date, time)
  it.each([
    ['a day ticket in its window', [delay()], dayTicket, NOON, 15],
    ['another line', [delay({ lineCode: 'ZHOHKG' })], dayTicket, NOON, undefined],
    ['another day', [delay({ date: '2026-11-28' })], dayTicket, NOON, undefined],
    ['a day ticket where one departure is late', [delay({ beginTime: '14:00' })], dayTicket, NOON, undefined],
    ['its departure', [delay({ beginTime: '14:00' })], reserved, NOON, 15],
    ['another departure', [delay({ beginTime: '15:00' })], reserved, NOON, undefined],
    ['a departure in the last minute of its late ride', [delay()], reserved, at('15:00:59'), 15],
    ['a departure whose late ride is over', [delay()], reserved, at('15:01'), undefined],
    [
      'a departure declared itself, before its line',
      [delay({ declaredAt: NOON + 1 }), delay({ beginTime: '14:00', minutes: 40 })],
      reserved,
      NOON,
      40,
    ],
    ['the later of two declarations', [delay(), delay({ minutes: 30, declaredAt: NOON + 1 })], dayTicket, NOON, 30],
  ])('finds the delay of %s', (_, delays, ride, now, minutes) =>
    expect(findDelay(delays, ride, now)?.minutes).toBe(minutes),
  )
})

import * as z from 'zod/mini'
import { date, optionalDate } from './scalars'
import { civilDate } from './staff/codecs'

describe('a day on the wire', () => {
  it.each([
    ['2026-11-24', '2026-11-24'],
    ['2026/11/24', '2026-11-24'],
    ['2028-02-29', '2028-02-29'],
    ['2026-12-31', '2026-12-31'],
  ])('[D9.5] reads %s as %s', (given, read) => {
    expect(z.parse(date, given)).toBe(read)
  })

  it.each([
    '2026-02-29',
    '2026/02/30',
    '2026-11-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '24-11-2026',
    '2026-1-1',
    '',
  ])('refuses %p, so that it never reaches the database', (given) => {
    expect([date, civilDate].map((schema) => z.safeParse(schema, given).success)).toEqual([false, false])
  })

  it('accepts an empty day where a leg does not exist, and checks it where one does', () => {
    expect(z.parse(optionalDate, '')).toBe('')
    expect(z.safeParse(optionalDate, '2026-02-30').success).toBe(false)
  })
})

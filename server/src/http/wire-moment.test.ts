import { momentFromWire } from './wire-moment'

test('a moment of the wire is business time', () =>
  expect(momentFromWire('2026-11-21 23:59:59')).toBe(Date.parse('2026-11-21T23:59:59+08:00')))

test.each(['2026-02-29 10:00:00', '2026-11-31 10:00:00', '2026-11-21 24:00:00', '2026-11-21 10:60:00'])(
  '%s is no moment: it is not moved to the next day',
  (moment) => expect(momentFromWire(moment)).toBeNaN(),
)

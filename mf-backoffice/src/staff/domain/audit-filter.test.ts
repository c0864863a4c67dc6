import { auditQuery, readAuditFilter } from './audit-filter'

it('writes the filter of the audit to the URL and reads it back', () => {
  const filter = { account: 'a-1', action: 'staff.edit', object: 'B1', before: 120 }
  expect(readAuditFilter(new URLSearchParams(auditQuery(filter)))).toEqual(filter)
  expect(auditQuery(readAuditFilter(new URLSearchParams()))).toEqual({ tab: 'audit' })
})

it.each(['0', '-1', '1.5', 'x', ''])('an entry "%s" in the URL counts as missing', (before) => {
  expect(readAuditFilter(new URLSearchParams({ before })).before).toBeUndefined()
})

it.each([
  ["'26112112345678901234", '26112112345678901234'],
  [' 261121 12345678 901234 ', '26112112345678901234'],
  ['261121-12345678-901234', '26112112345678901234'],
  ['２６１１２１１２３４５６７８９０１２３４', '26112112345678901234'],
  ['\u200er2611211234567890123', 'R2611211234567890123'],
  ['26112112345678901234-1', '26112112345678901234-1'],
  ['ＨＫＧＺＨＯ 2026‑11‑24 10:00', 'HKGZHO 2026-11-24 10:00'],
  ['019ac2e1-7bd0-7c5e-9d0a-1f2e3d4c5b6a', '019ac2e1-7bd0-7c5e-9d0a-1f2e3d4c5b6a'],
])('reads the number of an object, typed as "%s", as %s', (object, read) => {
  expect(readAuditFilter(new URLSearchParams({ object })).object).toBe(read)
})

import { readSearch, searchQuery } from '../../kit/domain/search-address'
import { AUDIT_ADDRESS } from './audit-address'

const read = (query: Record<string, string>) => readSearch(AUDIT_ADDRESS, new URLSearchParams(query))

it('writes the filter of the audit to the URL and reads it back', () => {
  const query = { tab: 'audit', account: 'a-1', action: 'staff.edit', object: 'B1', before: '120', entry: '119' }
  expect(searchQuery(AUDIT_ADDRESS, read(query))).toEqual(query)
  expect(searchQuery(AUDIT_ADDRESS, read({}))).toEqual({ tab: 'audit' })
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
])('reads the number of an object, typed as "%s", as %s', (object, expected) => {
  expect(read({ object }).object).toBe(expected)
})

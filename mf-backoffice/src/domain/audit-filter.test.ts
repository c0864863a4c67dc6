import { auditQuery, readAuditFilter } from './audit-filter'

it('the filter of the audit stands in the address and is read from it', () => {
  const filter = { account: 'a-1', action: 'staff.edit', object: 'B1', before: 120 }
  expect(readAuditFilter(new URLSearchParams(auditQuery(filter)))).toEqual(filter)
  expect(auditQuery(readAuditFilter(new URLSearchParams()))).toEqual({ tab: 'audit' })
})

it.each(['0', '-1', '1.5', 'x', ''])('an entry "%s" in the address counts as none', (before) => {
  expect(readAuditFilter(new URLSearchParams({ before })).before).toBeUndefined()
})

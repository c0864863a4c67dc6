import { readObjectNumber } from '@shuttle/domain/staff'
import { PARAM } from '../../kit/domain/param'
import { defineAddress, type SearchValues } from '../../kit/domain/search-address'

/** Filter of the audit; a page has the entries before `before`, and `entry` is open. */
export const AUDIT_ADDRESS = defineAddress({
  tab: 'audit',
  params: {
    account: PARAM.text,
    action: PARAM.text,
    object: PARAM.textBy(readObjectNumber),
    before: PARAM.count,
    entry: PARAM.text,
  },
  opens: 'entry',
})

export type AuditSearch = SearchValues<typeof AUDIT_ADDRESS>

import { readObjectNumber } from '@shuttle/domain/staff'

/** What of the audit is shown; it stands in the address. */
export interface AuditFilter {
  account: string
  action: string
  object: string
  /** Acts before this entry; undefined for the newest. */
  before: number | undefined
}

const toEntry = (text: string | null): number | undefined => {
  const entry = Number(text ?? '')
  return Number.isSafeInteger(entry) && entry > 0 ? entry : undefined
}

/** Reads the filter of an address; what makes no sense there counts as not given. */
export const readAuditFilter = (query: URLSearchParams): AuditFilter => ({
  account: query.get('account')?.trim() ?? '',
  action: query.get('action')?.trim() ?? '',
  object: readObjectNumber(query.get('object') ?? ''),
  before: toEntry(query.get('before')),
})

/** The same as parameters of an address, without what is not given. */
export const auditQuery = ({ account, action, object, before }: AuditFilter): Record<string, string> => ({
  tab: 'audit',
  ...(account && { account }),
  ...(action && { action }),
  ...(object && { object }),
  ...(before !== undefined && { before: String(before) }),
})

import { readObjectNumber } from '@shuttle/domain/staff'

/** Filter of the audit, which the URL has. */
export interface AuditFilter {
  account: string
  action: string
  object: string
  /** Audit events before this entry; undefined for the newest. */
  before: number | undefined
}

const toEntry = (text: string | null): number | undefined => {
  const entry = Number(text ?? '')
  return Number.isSafeInteger(entry) && entry > 0 ? entry : undefined
}

/** Reads the filter from a URL; invalid values count as missing. */
export const readAuditFilter = (query: URLSearchParams): AuditFilter => ({
  account: query.get('account')?.trim() ?? '',
  action: query.get('action')?.trim() ?? '',
  object: readObjectNumber(query.get('object') ?? ''),
  before: toEntry(query.get('before')),
})

/** The filter as URL parameters, without missing values. */
export const auditQuery = ({ account, action, object, before }: AuditFilter): Record<string, string> => ({
  tab: 'audit',
  ...(account && { account }),
  ...(action && { action }),
  ...(object && { object }),
  ...(before !== undefined && { before: String(before) }),
})

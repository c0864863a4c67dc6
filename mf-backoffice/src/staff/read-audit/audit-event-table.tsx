import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import type { DataColumn } from '@shuttle/ui/backoffice'
import type { AuditEvent } from '@shuttle/wire/staff'
import { inBrackets } from '../../kit/domain/in-brackets'
import { ResourceList } from '../../kit/resource-list'
import { useIndexTexts } from '../../kit/texts/use-index-texts'
import { useRoleName } from '../../kit/use-role-name'
import { useSearchState } from '../../kit/use-search-state'
import { AUDIT_ADDRESS } from '../domain/audit-address'
import { OutcomeMark } from './outcome-mark'
import { useActionName } from './use-action-name'
import { AUDIT_PAGE_SIZE, useAuditEvents } from './use-audit-events'
import { useStaffName } from './use-staff-name'

/** One page of audit events; a row opens beside the table. */
export const AuditEventTable = () => {
  const t = useIndexTexts()
  const language = useLanguage()
  const toRoleName = useRoleName()
  const toActionName = useActionName()
  const toStaffName = useStaffName()
  const search = useSearchState(AUDIT_ADDRESS)
  const { values, narrow } = search
  const query = useAuditEvents(values)
  const rows = query.data
  const last = rows?.at(-1)?.entry
  const columns: DataColumn<AuditEvent>[] = [
    { id: 'entry', header: t('audit.entry'), cell: (event) => event.entry, align: 'end' },
    { id: 'time', header: t('common.time'), cell: ({ at }) => formatDateTime(at, language) },
    {
      id: 'who',
      header: t('audit.account'),
      cell: ({ accountId, role }) => inBrackets(toStaffName(accountId), toRoleName(role), language),
    },
    { id: 'what', header: t('audit.action'), cell: ({ action }) => toActionName(action) },
    { id: 'about', header: t('audit.about'), cell: ({ object }) => object?.id || '-', isSpare: true },
    { id: 'outcome', header: t('common.outcome'), cell: (event) => <OutcomeMark event={event} /> },
  ]
  return (
    <ResourceList
      caption={t('nav.audit')}
      columns={columns}
      query={query}
      rows={rows}
      rowId={(event) => String(event.entry)}
      search={search}
      height="page"
      paging={{
        summary: t('audit.summary', { first: rows?.[0]?.entry ?? 0, last: last ?? 0 }),
        onPrevious: values.before === undefined ? undefined : () => narrow({ before: undefined }),
        onNext:
          last === undefined || (rows?.length ?? 0) < AUDIT_PAGE_SIZE ? undefined : () => narrow({ before: last }),
      }}
      texts={{
        empty: t('audit.empty'),
        emptyHint: t('common.fewerFilters'),
        failed: t('audit.failed'),
        previous: t('common.newest'),
        next: t('common.older'),
      }}
    />
  )
}

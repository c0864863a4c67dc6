import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { type DataColumn, DataTable } from '@shuttle/ui/backoffice'
import type { AuditEvent } from '@shuttle/wire/staff'
import { inBrackets } from '../../kit/domain/in-brackets'
import { useIndexTexts } from '../../kit/texts/use-index-texts'
import { toTableState } from '../../kit/to-table-state'
import { useRoleName } from '../../kit/use-role-name'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { useTableTexts } from '../../kit/use-table-texts'
import { OutcomeMark } from './outcome-mark'
import { useActionName } from './use-action-name'
import { useAuditAddress } from './use-audit-address'
import { AUDIT_PAGE_SIZE, useAuditEvents } from './use-audit-events'
import { useStaffName } from './use-staff-name'

/** One page of audit events; a row opens beside the table. */
export const AuditEventTable = () => {
  const t = useIndexTexts()
  const language = useLanguage()
  const toRoleName = useRoleName()
  const toActionName = useActionName()
  const toStaffName = useStaffName()
  const toFailureText = useStaffFailureText()
  const { filter, entry, setFilters, open } = useAuditAddress()
  const query = useAuditEvents(filter)
  const rows = query.data
  const last = rows?.at(-1)?.entry
  const texts = useTableTexts({
    empty: t('audit.empty'),
    emptyHint: t('audit.emptyHint'),
    failed: t('audit.failed'),
    failedHint: toFailureText(query.error),
    previous: t('audit.newest'),
    next: t('audit.older'),
  })
  const columns: DataColumn<AuditEvent>[] = [
    { id: 'entry', header: t('audit.entry'), cell: (event) => event.entry, align: 'end' },
    { id: 'time', header: t('audit.time'), cell: ({ at }) => formatDateTime(at, language) },
    {
      id: 'who',
      header: t('audit.who'),
      cell: ({ accountId, role }) => inBrackets(toStaffName(accountId), toRoleName(role), language),
    },
    { id: 'what', header: t('audit.what'), cell: ({ action }) => toActionName(action) },
    { id: 'about', header: t('audit.about'), cell: ({ object }) => object?.id || '-', isSpare: true },
    { id: 'outcome', header: t('audit.outcome'), cell: (event) => <OutcomeMark event={event} /> },
  ]
  return (
    <DataTable
      caption={t('audit.caption')}
      columns={columns}
      rows={rows}
      rowId={(event) => String(event.entry)}
      state={toTableState(query)}
      onRetry={() => void query.refetch()}
      onRow={(event) => open(String(event.entry))}
      selected={entry}
      height="page"
      paging={{
        summary: t('audit.summary', { first: rows?.[0]?.entry ?? 0, last: last ?? 0 }),
        onPrevious: filter.before === undefined ? undefined : () => setFilters({ ...filter, before: undefined }),
        onNext:
          last === undefined || (rows?.length ?? 0) < AUDIT_PAGE_SIZE
            ? undefined
            : () => setFilters({ ...filter, before: last }),
      }}
      texts={texts}
    />
  )
}

import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { type DataColumn, DataTable } from '@shuttle/ui/desk'
import { ACTS_A_PAGE, type Act } from '../../calls/audit'
import { toTableState } from '../../components/to-table-state'
import { useRoleName } from '../../components/use-role-name'
import { useStaffFailureText } from '../../components/use-staff-failure-text'
import { useTableTexts } from '../../components/use-table-texts'
import { inBrackets } from '../../domain/in-brackets'
import { useIndexTexts } from '../../i18n/use-index-texts'
import { OutcomeMark } from './outcome-mark'
import { useActionName } from './use-action-name'
import { useActs } from './use-acts'
import { useAuditAddress } from './use-audit-address'
import { usePersonName } from './use-person-name'

/** One page of audit events; a row opens beside the table. */
export const ActTable = () => {
  const t = useIndexTexts()
  const language = useLanguage()
  const toRoleName = useRoleName()
  const toActionName = useActionName()
  const toPersonName = usePersonName()
  const toFailureText = useStaffFailureText()
  const { filter, entry, ask, open } = useAuditAddress()
  const asked = useActs(filter)
  const rows = asked.data
  const last = rows?.at(-1)?.entry
  const texts = useTableTexts({
    empty: t('audit.empty'),
    emptyHint: t('audit.emptyHint'),
    failed: t('audit.failed'),
    failedHint: toFailureText(asked.error),
    previous: t('audit.newest'),
    next: t('audit.older'),
  })
  const columns: DataColumn<Act>[] = [
    { id: 'entry', header: t('audit.entry'), cell: (act) => act.entry, align: 'end' },
    { id: 'time', header: t('audit.time'), cell: ({ at }) => formatDateTime(at, language) },
    {
      id: 'who',
      header: t('audit.who'),
      cell: ({ accountId, role }) => inBrackets(toPersonName(accountId), toRoleName(role), language),
    },
    { id: 'what', header: t('audit.what'), cell: ({ action }) => toActionName(action) },
    { id: 'about', header: t('audit.about'), cell: ({ object }) => object.id || '-', isSpare: true },
    { id: 'outcome', header: t('audit.outcome'), cell: (act) => <OutcomeMark act={act} /> },
  ]
  return (
    <DataTable
      caption={t('audit.caption')}
      columns={columns}
      rows={rows}
      rowId={(act) => String(act.entry)}
      state={toTableState(asked)}
      onRetry={() => void asked.refetch()}
      onRow={(act) => open(String(act.entry))}
      selected={entry}
      height="page"
      paging={{
        summary: t('audit.summary', { first: rows?.[0]?.entry ?? 0, last: last ?? 0 }),
        onPrevious: filter.before === undefined ? undefined : () => ask({ ...filter, before: undefined }),
        onNext:
          last === undefined || (rows?.length ?? 0) < ACTS_A_PAGE ? undefined : () => ask({ ...filter, before: last }),
      }}
      texts={texts}
    />
  )
}

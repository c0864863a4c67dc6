import { type DataColumn, DataTable } from '@shuttle/ui/backoffice'
import type { PolicyVersion } from '@shuttle/wire/staff'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { toTableState } from '../../kit/to-table-state'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { useTableTexts } from '../../kit/use-table-texts'
import { usePolicies } from '../state/use-fees'
import { PolicyStateMark } from './policy-state-mark'
import { usePoliciesAddress } from './use-policies-address'
import { usePolicyLabels } from './use-policy-labels'

/** All versions, the newest of each scope first; a row opens beside the table. */
export const PolicyTable = () => {
  const t = useFeesTexts()
  const toFailureText = useStaffFailureText()
  const { formatDays, formatScope } = usePolicyLabels()
  const { opened, show } = usePoliciesAddress()
  const query = usePolicies()
  const texts = useTableTexts({
    empty: t('versions.empty'),
    failed: t('versions.failed'),
    failedHint: toFailureText(query.error),
  })
  const formatFee = ({ tiers }: PolicyVersion) => tiers.map(({ basisPoints }) => `${basisPoints / 100}%`).join(' → ')
  const columns: DataColumn<PolicyVersion>[] = [
    { id: 'id', header: t('versions.id'), cell: ({ id }) => id, isRowHeader: true },
    { id: 'state', header: t('versions.state'), cell: ({ state }) => <PolicyStateMark state={state} /> },
    { id: 'days', header: t('versions.days'), cell: formatDays },
    { id: 'scope', header: t('versions.scope'), cell: formatScope },
    { id: 'fee', header: t('versions.fee'), cell: formatFee, align: 'end' },
  ]
  return (
    <DataTable
      caption={t('versions.caption')}
      columns={columns}
      rows={query.data?.rows}
      rowId={({ id }) => id}
      state={toTableState(query)}
      onRetry={() => void query.refetch()}
      onRow={({ id }) => show(id)}
      selected={opened}
      texts={texts}
    />
  )
}

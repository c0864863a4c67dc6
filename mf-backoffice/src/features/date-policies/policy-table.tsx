import { type DataColumn, DataTable } from '@shuttle/ui/desk'
import type { PolicyVersion } from '../../calls/policies'
import { toTableState } from '../../components/to-table-state'
import { useStaffFailureText } from '../../components/use-staff-failure-text'
import { useTableTexts } from '../../components/use-table-texts'
import { useFeesTexts } from '../../i18n/use-fees-texts'
import { usePolicies } from '../../state/use-fees'
import { PolicyStateMark } from './policy-state-mark'
import { usePoliciesAddress } from './use-policies-address'
import { usePolicyWords } from './use-policy-words'

/** All versions, the newest of each scope first; a row opens beside the table. */
export const PolicyTable = () => {
  const t = useFeesTexts()
  const toFailureText = useStaffFailureText()
  const { sayDays, sayScope } = usePolicyWords()
  const { opened, show } = usePoliciesAddress()
  const asked = usePolicies()
  const texts = useTableTexts({
    empty: t('versions.empty'),
    failed: t('versions.failed'),
    failedHint: toFailureText(asked.error),
  })
  const sayFee = ({ policy }: PolicyVersion) =>
    policy.tiers.map(({ basisPoints }) => `${basisPoints / 100}%`).join(' → ')
  const columns: DataColumn<PolicyVersion>[] = [
    { id: 'id', header: t('versions.id'), cell: ({ policy }) => policy.id, isRowHeader: true },
    { id: 'state', header: t('versions.state'), cell: ({ state }) => <PolicyStateMark state={state} /> },
    { id: 'days', header: t('versions.days'), cell: ({ policy }) => sayDays(policy) },
    { id: 'scope', header: t('versions.scope'), cell: ({ policy }) => sayScope(policy) },
    { id: 'fee', header: t('versions.fee'), cell: sayFee, align: 'end' },
  ]
  return (
    <DataTable
      caption={t('versions.caption')}
      columns={columns}
      rows={asked.data?.rows}
      rowId={({ policy }) => policy.id}
      state={toTableState(asked)}
      onRetry={() => void asked.refetch()}
      onRow={({ policy }) => show(policy.id)}
      selected={opened}
      texts={texts}
    />
  )
}

import type { DataColumn } from '@shuttle/ui/backoffice'
import type { PolicyVersion } from '@shuttle/wire/staff'
import { DatedStateMark } from '../../kit/dated-state-mark'
import { ResourceList } from '../../kit/resource-list'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { useSearchState } from '../../kit/use-search-state'
import { POLICIES_ADDRESS } from '../domain/policies-address'
import { usePolicies } from '../state/use-fees'
import { usePolicyLabels } from './use-policy-labels'

/** All versions, the newest of each scope first; a row opens beside the table. */
export const PolicyTable = () => {
  const t = useFeesTexts()
  const { formatDays, formatScope } = usePolicyLabels()
  const { opened, show } = useSearchState(POLICIES_ADDRESS)
  const query = usePolicies()
  const formatFee = ({ tiers }: PolicyVersion) => tiers.map(({ basisPoints }) => `${basisPoints / 100}%`).join(' → ')
  const columns: DataColumn<PolicyVersion>[] = [
    { id: 'id', header: t('common.version'), cell: ({ id }) => id, isRowHeader: true },
    {
      id: 'state',
      header: t('common.state'),
      cell: ({ state }) => <DatedStateMark state={state}>{t(`versions.${state}`)}</DatedStateMark>,
    },
    { id: 'days', header: t('versions.days'), cell: formatDays },
    { id: 'scope', header: t('versions.scope'), cell: formatScope },
    { id: 'fee', header: t('common.fee'), cell: formatFee, align: 'end' },
  ]
  return (
    <ResourceList
      caption={t('versions.caption')}
      columns={columns}
      query={query}
      rows={query.data?.rows}
      rowId={({ id }) => id}
      onRow={({ id }) => show({ open: id, edit: '' })}
      selected={opened}
      texts={{
        empty: t('common.noVersions'),
        failed: t('versions.failed'),
      }}
    />
  )
}

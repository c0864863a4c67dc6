import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card } from '@shuttle/ui'
import type { DataColumn } from '@shuttle/ui/backoffice'
import type { Disruption } from '@shuttle/wire/staff'
import { ResourceList } from '../../kit/resource-list'
import { useSearchState } from '../../kit/use-search-state'
import { DISRUPTION_ADDRESS } from '../domain/disruption-address'
import { toProgress } from '../domain/disruption-progress'
import { useDisruptions } from '../state/use-disruptions'
import { useDisruptionTexts } from '../texts/use-disruption-texts'
import { formatRefunds, useRidesText } from '../use-rides-text'
import { DisruptionMark } from './disruption-mark'

/** The newest declared disruptions; a row opens beside the table. */
export const DisruptionTable = () => {
  const t = useDisruptionTexts()
  const language = useLanguage()
  const formatRides = useRidesText()
  const search = useSearchState(DISRUPTION_ADDRESS)
  const query = useDisruptions()
  const columns: DataColumn<Disruption>[] = [
    { id: 'rides', header: t('list.rides'), cell: formatRides, isRowHeader: true },
    { id: 'state', header: t('common.state'), cell: ({ state }) => <DisruptionMark state={state} /> },
    {
      id: 'progress',
      header: t('list.progress'),
      cell: ({ counts }) => t('list.of', toProgress(counts)),
      align: 'end',
    },
    { id: 'sums', header: t('list.sums'), cell: ({ sums }) => formatRefunds(sums), align: 'end' },
    { id: 'declared', header: t('list.declared'), cell: ({ declaredAt }) => formatDateTime(declaredAt, language) },
  ]
  return (
    <Card title={t('list.title')}>
      <ResourceList
        caption={t('list.caption')}
        columns={columns}
        query={query}
        rows={query.data}
        rowId={({ disruptionNo }) => disruptionNo}
        search={search}
        isPlain
        texts={{
          empty: t('list.empty'),
          emptyHint: t('list.emptyHint'),
          failed: t('list.failed'),
        }}
      />
    </Card>
  )
}

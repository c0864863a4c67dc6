import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Card } from '@shuttle/ui'
import { type DataColumn, DataTable } from '@shuttle/ui/backoffice'
import type { Disruption } from '@shuttle/wire/staff'
import { toTableState } from '../../kit/to-table-state'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { useTableTexts } from '../../kit/use-table-texts'
import { toProgress } from '../domain/disruption-progress'
import { useDisruptions } from '../state/use-disruptions'
import { useDisruptionTexts } from '../texts/use-disruption-texts'
import { DisruptionMark } from './disruption-mark'
import { useDisruptionAddress } from './use-disruption-address'
import { formatRefunds, useRidesText } from './use-rides-text'

/** The newest declared disruptions; a row opens beside the table. */
export const DisruptionTable = () => {
  const t = useDisruptionTexts()
  const language = useLanguage()
  const formatRides = useRidesText()
  const toFailureText = useStaffFailureText()
  const { opened, open } = useDisruptionAddress()
  const query = useDisruptions()
  const texts = useTableTexts({
    empty: t('list.empty'),
    emptyHint: t('list.emptyHint'),
    failed: t('list.failed'),
    failedHint: toFailureText(query.error),
  })
  const columns: DataColumn<Disruption>[] = [
    { id: 'rides', header: t('list.rides'), cell: formatRides, isRowHeader: true },
    { id: 'state', header: t('list.state'), cell: ({ state }) => <DisruptionMark state={state} /> },
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
      <DataTable
        caption={t('list.caption')}
        columns={columns}
        rows={query.data}
        rowId={({ disruptionNo }) => disruptionNo}
        state={toTableState(query)}
        onRetry={() => void query.refetch()}
        onRow={({ disruptionNo }) => open(disruptionNo)}
        selected={opened}
        isPlain
        texts={texts}
      />
    </Card>
  )
}

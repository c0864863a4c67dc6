import type { PeakDays } from '@shuttle/domain'
import { Button, Card } from '@shuttle/ui'
import { type DataColumn, DataTable, RowActions } from '@shuttle/ui/backoffice'
import { type LineOnSale, removePeakDaysCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { useMay } from '../../kit/state/use-staff-index'
import { useCatalogueLineName } from '../../kit/use-catalogue-line-name'
import { useSearchState } from '../../kit/use-search-state'
import { useTableTexts } from '../../kit/use-table-texts'
import { LINES_ADDRESS } from '../domain/lines-address'
import { useRefreshLineSettings } from '../state/use-line-settings'
import { useLinesTexts } from '../texts/use-lines-texts'
import { useDayRange } from '../use-day-range'

/** Peak days of a line that are not over, with actions to add and remove them. */
export const PeakDayTable = ({ line }: { line: LineOnSale }) => {
  const t = useLinesTexts()
  const toName = useCatalogueLineName()
  const toRange = useDayRange()
  const mayEdit = useMay('line-settings.edit')
  const refresh = useRefreshLineSettings()
  const { show } = useSearchState(LINES_ADDRESS)
  const [removed, setRemoved] = useState<PeakDays>()
  const formatDays = ({ from, until }: PeakDays) => toRange(from, until)
  const columns: DataColumn<PeakDays>[] = [
    { id: 'days', header: t('peak.days'), cell: formatDays, isRowHeader: true },
    { id: 'limit', header: t('peak.limit'), cell: ({ maxPerOrder }) => maxPerOrder, align: 'end' },
    ...(mayEdit
      ? [
          {
            id: 'actions',
            header: t('common.actions'),
            cell: (peak: PeakDays) => (
              <RowActions>
                <Button
                  kind="text"
                  onClick={() => setRemoved(peak)}
                  aria-label={t('peak.removeOf', { days: formatDays(peak) })}
                >
                  {t('common.remove')}
                </Button>
              </RowActions>
            ),
          },
        ]
      : []),
  ]
  return (
    <Card
      title={t('peak.title', { line: toName({ ...line, isOnSale: true }) })}
      aside={
        mayEdit && (
          <Button kind="soft" onClick={() => show({ edit: 'peak' })}>
            {t('peak.new')}
          </Button>
        )
      }
    >
      <DataTable
        caption={t('peak.caption')}
        columns={columns}
        rows={line.peakDays}
        rowId={({ from }) => from}
        onRetry={() => undefined}
        isPlain
        texts={useTableTexts({ empty: t('peak.empty'), emptyHint: t('peak.emptyHint'), failed: t('lines.failed') })}
      />
      <ActionDialog
        about={removed}
        call={({ from }) =>
          staffCall(removePeakDaysCall, { lineCode: line.lineCode, from, expectedRevision: line.peakRevision })
        }
        name="remove peak days"
        title={t('peak.removeTitle')}
        confirmLabel={t('common.remove')}
        kind="danger"
        consequence={(peak) => t('peak.removeText', { days: formatDays(peak) })}
        done={() => t('peak.removed')}
        onAnswer={refresh}
        onClose={() => setRemoved(undefined)}
      />
    </Card>
  )
}

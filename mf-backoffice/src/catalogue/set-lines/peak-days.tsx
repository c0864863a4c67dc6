import type { PeakDays as Peak } from '@shuttle/domain'
import { toast } from '@shuttle/host'
import { Button, Card } from '@shuttle/ui'
import { ConfirmDialog, type DataColumn, DataTable, RowActions } from '@shuttle/ui/backoffice'
import { type LineOnSale, removePeakDaysCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useMay } from '../../kit/state/use-staff-index'
import { useCatalogueLineName } from '../../kit/use-catalogue-line-name'
import { useStaffAction } from '../../kit/use-staff-action'
import { useTableTexts } from '../../kit/use-table-texts'
import { useRefreshLineSettings } from '../state/use-line-settings'
import { useLinesTexts } from '../texts/use-lines-texts'
import { useDayRange } from '../use-day-range'
import { useLinesAddress } from './use-lines-address'

/** Peak days of a line that are not over, with actions to add and remove them. */
export const PeakDays = ({ line }: { line: LineOnSale }) => {
  const t = useLinesTexts()
  const toName = useCatalogueLineName()
  const toRange = useDayRange()
  const mayEdit = useMay('line-settings.edit')
  const refresh = useRefreshLineSettings()
  const { open } = useLinesAddress()
  const [removed, setRemoved] = useState<Peak>()
  const { run, isPending, error, clear } = useStaffAction({
    call: ({ from }: Peak) =>
      staffCall(removePeakDaysCall, { lineCode: line.lineCode, from, expectedRevision: line.peakRevision }),
    name: 'remove peak days',
  })
  const formatDays = ({ from, until }: Peak) => toRange(from, until)
  const close = () => {
    clear()
    setRemoved(undefined)
  }
  const remove = async () => {
    if (!removed) return
    const done = await run(removed)
    await refresh()
    if (!done) return
    toast(t('peak.removed'), 'success')
    close()
  }
  const columns: DataColumn<Peak>[] = [
    { id: 'days', header: t('peak.days'), cell: formatDays, isRowHeader: true },
    { id: 'limit', header: t('peak.limit'), cell: ({ maxPerOrder }) => maxPerOrder, align: 'end' },
    ...(mayEdit
      ? [
          {
            id: 'actions',
            header: t('peak.actions'),
            cell: (peak: Peak) => (
              <RowActions>
                <Button
                  kind="text"
                  onClick={() => setRemoved(peak)}
                  aria-label={t('peak.removeOf', { days: formatDays(peak) })}
                >
                  {t('peak.remove')}
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
          <Button kind="soft" onClick={() => open('peak')}>
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
      <ConfirmDialog
        open={removed !== undefined}
        title={t('peak.removeTitle')}
        confirmLabel={t('peak.remove')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        kind="danger"
        busy={isPending}
        error={error}
        onConfirm={() => void remove()}
        onCancel={close}
      >
        {removed && t('peak.removeText', { days: formatDays(removed) })}
      </ConfirmDialog>
    </Card>
  )
}

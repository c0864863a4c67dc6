import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { type DataColumn, DataTable, StateMark } from '@shuttle/ui/backoffice'
import type { LineOnSale } from '@shuttle/wire/staff'
import { toTableState } from '../../kit/to-table-state'
import { useCatalogueLineName } from '../../kit/use-catalogue-line-name'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { useTableTexts } from '../../kit/use-table-texts'
import { useLineSettings } from '../state/use-line-settings'
import { useLinesTexts } from '../texts/use-lines-texts'
import { useLinesAddress } from './use-lines-address'

/** All lines with their settings today; a row opens settings and peak days below. */
export const LineTable = () => {
  const t = useLinesTexts()
  const language = useLanguage()
  const toName = useCatalogueLineName()
  const toFailureText = useStaffFailureText()
  const { lineCode, show } = useLinesAddress()
  const query = useLineSettings()
  const columns: DataColumn<LineOnSale>[] = [
    { id: 'name', header: t('lines.name'), cell: (line) => toName({ ...line, isOnSale: true }), isRowHeader: true },
    {
      id: 'state',
      header: t('lines.state'),
      cell: ({ isOnSale }) =>
        isOnSale ? (
          <StateMark glyph="done" tone="success">
            {t('lines.onSale')}
          </StateMark>
        ) : (
          <StateMark glyph="paused">{t('lines.offSale')}</StateMark>
        ),
    },
    { id: 'maxPerOrder', header: t('lines.maxPerOrder'), cell: (line) => line.settings[0]?.maxPerOrder, align: 'end' },
    { id: 'maxChildren', header: t('lines.maxChildren'), cell: (line) => line.settings[0]?.maxChildren, align: 'end' },
    { id: 'windowDays', header: t('lines.windowDays'), cell: (line) => line.settings[0]?.windowDays, align: 'end' },
    {
      id: 'concession',
      header: t('lines.concession'),
      cell: (line) => t(line.settings[0]?.onlineConcession ? 'lines.yes' : 'lines.no'),
    },
    {
      id: 'ahead',
      header: t('lines.ahead'),
      cell: ({ settings }) => {
        const from = settings[1]?.from
        return from === undefined ? '-' : formatDate(from, language)
      },
    },
  ]
  return (
    <DataTable
      caption={t('lines.caption')}
      columns={columns}
      rows={query.data?.lines}
      rowId={(line) => line.lineCode}
      state={toTableState(query)}
      onRetry={() => void query.refetch()}
      onRow={(line) => show(line.lineCode)}
      selected={lineCode}
      texts={useTableTexts({
        empty: t('lines.empty'),
        failed: t('lines.failed'),
        failedHint: toFailureText(query.error),
      })}
    />
  )
}

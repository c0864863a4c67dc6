import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { type DataColumn, StateMark } from '@shuttle/ui/backoffice'
import type { LineOnSale } from '@shuttle/wire/staff'
import { ResourceList } from '../../kit/resource-list'
import { useCatalogueLineName } from '../../kit/use-catalogue-line-name'
import { useSearchState } from '../../kit/use-search-state'
import { LINES_ADDRESS } from '../domain/lines-address'
import { useLineSettings } from '../state/use-line-settings'
import { useLinesTexts } from '../texts/use-lines-texts'

/** All lines with their settings today; a row opens settings and peak days below. */
export const LineTable = () => {
  const t = useLinesTexts()
  const language = useLanguage()
  const toName = useCatalogueLineName()
  const { values, setFilters } = useSearchState(LINES_ADDRESS)
  const query = useLineSettings()
  const columns: DataColumn<LineOnSale>[] = [
    { id: 'name', header: t('common.line'), cell: (line) => toName({ ...line, isOnSale: true }), isRowHeader: true },
    {
      id: 'state',
      header: t('common.state'),
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
    <ResourceList
      caption={t('common.lines')}
      columns={columns}
      query={query}
      rows={query.data?.lines}
      rowId={(line) => line.lineCode}
      onRow={(line) => setFilters({ line: line.lineCode })}
      selected={values.line}
      texts={{
        empty: t('lines.empty'),
        failed: t('lines.failed'),
      }}
    />
  )
}

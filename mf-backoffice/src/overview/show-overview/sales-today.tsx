import { type Currency, formatCount } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { Card } from '@shuttle/ui'
import { type DataColumn, DataTable, TableToggle } from '@shuttle/ui/backoffice'
import type { Overview, SoldOnLine } from '@shuttle/wire/staff'
import { useSearchState } from '../../kit/use-search-state'
import { useTableTexts } from '../../kit/use-table-texts'
import { OVERVIEW_ADDRESS } from '../domain/overview-address'
import { useOverviewTexts } from '../texts/use-overview-texts'
import { LazyBarChart } from './lazy-bar-chart'
import styles from './overview.module.css'
import { formatTotal } from './overview-labels'
import { useLineName } from './use-line-name'

const SYMBOLS: Readonly<Record<Currency, string>> = { HKD: 'HK$', CNY: '¥' }
const nothing = () => undefined

const sumUp = (rows: readonly SoldOnLine[]): string => {
  const [first] = rows
  return first ? formatTotal({ currency: first.currency, total: rows.reduce((sum, { total }) => sum + total, 0) }) : ''
}

/** Sales of today by line; each currency alone, on its own scale. */
export const SalesToday = ({ overview: { sales } }: { overview: Overview }) => {
  const t = useOverviewTexts()
  const toLineName = useLineName()
  const language = useLanguage()
  const { values, show } = useSearchState(OVERVIEW_ADDRESS)
  const shown = values.sales
  const texts = useTableTexts({ empty: t('sales.empty'), failed: '' })
  if (!sales) return null
  const currencies = [...new Set(sales.map(({ currency }) => currency))].toSorted().toReversed()
  const columns: DataColumn<SoldOnLine>[] = [
    { id: 'line', header: t('common.line'), cell: ({ lineCode }) => toLineName(lineCode), isRowHeader: true },
    { id: 'tickets', header: t('common.tickets'), cell: ({ tickets }) => formatCount(tickets), align: 'end' },
    { id: 'total', header: t('common.amount'), cell: formatTotal, align: 'end' },
  ]
  const drawChart = (rows: readonly SoldOnLine[], currency: Currency) => {
    const bars = rows.map((row) => ({
      ...{ id: row.lineCode, name: toLineName(row.lineCode), value: row.total, text: formatTotal(row) },
    }))
    const list = bars.map(({ name, text }) => `${name} ${text}`).join(language === 'en' ? '; ' : '；')
    const label = t('sales.chartOf', { currency: SYMBOLS[currency], list })
    return <LazyBarChart open label={label} bars={bars} onNotLoaded={() => show({ sales: 'table' })} />
  }
  return (
    <Card
      title={t('sales.title')}
      aside={
        sales.length > 0 && (
          <TableToggle
            label={t('sales.as')}
            value={shown}
            onChange={(salesAs) => show({ sales: salesAs })}
            chartLabel={t('today.chart')}
            tableLabel={t('today.table')}
          />
        )
      }
    >
      {sales.length === 0 && <p className={styles.empty}>{t('sales.empty')}</p>}
      {sales.length > 0 && shown === 'table' && (
        <DataTable
          caption={t('sales.title')}
          columns={columns}
          rows={currencies.flatMap((one) => sales.filter(({ currency }) => currency === one))}
          rowId={({ lineCode, currency }) => `${lineCode} ${currency}`}
          onRetry={nothing}
          isPlain
          texts={texts}
        />
      )}
      {currencies.map((one) => {
        const rows = sales.filter(({ currency }) => currency === one)
        return (
          <div key={one} className={styles.currency}>
            {shown === 'chart' && drawChart(rows, one)}
            <p className={styles.sum}>
              <strong>{sumUp(rows)}</strong>
            </p>
          </div>
        )
      })}
      {sales.length > 0 && <p className={styles.note}>{t('sales.note')}</p>}
    </Card>
  )
}

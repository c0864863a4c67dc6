import { useBookingTexts } from '@shuttle/booking'
import { useLanguage } from '@shuttle/host'
import { Card } from '@shuttle/ui'
import { type DataColumn, DataTable, TableToggle } from '@shuttle/ui/backoffice'
import type { Overview } from '@shuttle/wire/staff'
import { Link } from 'react-router-dom'
import { inBrackets } from '../../kit/domain/in-brackets'
import { useSearchState } from '../../kit/use-search-state'
import { useTableTexts } from '../../kit/use-table-texts'
import { fullnessOf } from '../domain/fullness'
import { type LineSeats, sumByLine } from '../domain/line-seats'
import { OVERVIEW_ADDRESS } from '../domain/overview-address'
import { useOverviewTexts } from '../texts/use-overview-texts'
import { DeparturesToday } from './departures-today'
import { FullMark } from './full-mark'
import { LazyBarChart } from './lazy-bar-chart'
import styles from './overview.module.css'
import { SoldSeats } from './sold-seats'
import { TwoLines } from './two-lines'
import { useLineName } from './use-line-name'

const nothing = () => undefined

/** Seats of today by line: sold, capacity and left, or the departures of one line. */
export const SeatsToday = ({ overview: { seats } }: { overview: Overview }) => {
  const t = useOverviewTexts()
  const tBooking = useBookingTexts()
  const toLineName = useLineName()
  const language = useLanguage()
  const { values, show, href } = useSearchState(OVERVIEW_ADDRESS)
  const shown = values.seats
  const texts = useTableTexts({ empty: t('seats.empty'), failed: '' })
  if (!seats) return null
  const open = values.seatsOf
  const toLine = (seatsOf: string) => href({ ...values, seatsOf })
  const departures = seats.filter(({ lineCode, beginTime }) => lineCode === open && beginTime !== undefined)
  if (departures.length > 0)
    return <DeparturesToday line={toLineName(open)} departures={departures} backTo={toLine('')} />
  const lines = sumByLine(seats)
  const formatKind = ({ fareType }: LineSeats): string => tBooking(`fareType.${fareType}`)
  const columns: DataColumn<LineSeats>[] = [
    {
      id: 'line',
      header: t('common.line'),
      cell: (line) => (
        <TwoLines below={formatKind(line)}>
          {line.departures > 0 ? (
            <Link to={toLine(line.lineCode)}>{toLineName(line.lineCode)}</Link>
          ) : (
            toLineName(line.lineCode)
          )}
        </TwoLines>
      ),
      isRowHeader: true,
    },
    { id: 'sold', header: t('seats.sold'), cell: (line) => <SoldSeats {...line} />, align: 'end' },
    { id: 'full', header: t('seats.full'), cell: (line) => <FullMark {...line} />, align: 'end' },
  ]
  const bars = lines.map((line) => {
    const { percent, level } = fullnessOf(line)
    return {
      id: `${line.lineCode} ${line.fareType}`,
      name: inBrackets(toLineName(line.lineCode), formatKind(line), language),
      value: percent,
      text: line.isClosed ? t('state.closed') : t('seats.percent', { percent }),
      isWarning: level !== 'free',
    }
  })
  const list = bars.map(({ name, text }) => `${name} ${text}`).join(language === 'en' ? '; ' : '；')
  return (
    <Card
      title={t('seats.title')}
      aside={
        lines.length > 0 && (
          <TableToggle
            label={t('seats.as')}
            value={shown}
            onChange={(seatsAs) => show({ seats: seatsAs })}
            chartLabel={t('today.chart')}
            tableLabel={t('today.table')}
          />
        )
      }
    >
      {lines.length === 0 && <p className={styles.empty}>{t('seats.empty')}</p>}
      {lines.length > 0 && shown === 'chart' && (
        <LazyBarChart
          open
          label={t('seats.chartOf', { list })}
          bars={bars}
          most={100}
          onNotLoaded={() => show({ seats: 'table' })}
        />
      )}
      {lines.length > 0 && shown === 'table' && (
        <DataTable
          caption={t('seats.title')}
          columns={columns}
          rows={lines}
          rowId={({ lineCode, fareType }) => `${lineCode} ${fareType}`}
          onRetry={nothing}
          isPlain
          texts={texts}
        />
      )}
    </Card>
  )
}

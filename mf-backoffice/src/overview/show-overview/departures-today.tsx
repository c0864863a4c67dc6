import { Card } from '@shuttle/ui'
import { type DataColumn, DataTable, type Glyph, StateMark } from '@shuttle/ui/backoffice'
import type { SeatsOnLine } from '@shuttle/wire/staff'
import { Link } from 'react-router-dom'
import { useTableTexts } from '../../kit/use-table-texts'
import { useOverviewTexts } from '../texts/use-overview-texts'
import { FullMark } from './full-mark'
import styles from './overview.module.css'
import { SoldSeats } from './sold-seats'
import { TwoLines } from './two-lines'

const GLYPHS: Record<NonNullable<SeatsOnLine['status']>, Glyph> = {
  open: 'done',
  paused: 'paused',
  closed: 'locked',
  departed: 'ended',
}

const nothing = () => undefined
const isClosed = ({ status }: SeatsOnLine): boolean => status === 'closed'

/** The departures of a line today. */
export const DeparturesToday = ({
  line,
  departures,
  backTo,
}: {
  line: string
  departures: readonly SeatsOnLine[]
  backTo: string
}) => {
  const t = useOverviewTexts()
  const texts = useTableTexts({ empty: t('seats.empty'), failed: '' })
  const formatState = ({ status }: SeatsOnLine) =>
    status && <StateMark glyph={GLYPHS[status]}>{t(`state.${status}`)}</StateMark>
  const columns: DataColumn<SeatsOnLine>[] = [
    {
      id: 'begin',
      header: t('common.departure'),
      cell: (departure) => <TwoLines below={formatState(departure)}>{departure.beginTime}</TwoLines>,
      isRowHeader: true,
    },
    {
      id: 'sold',
      header: t('seats.sold'),
      cell: (departure) => <SoldSeats {...departure} isClosed={isClosed(departure)} />,
      align: 'end',
    },
    {
      id: 'full',
      header: t('seats.full'),
      cell: (departure) => <FullMark {...departure} isClosed={false} />,
      align: 'end',
    },
  ]
  return (
    <Card
      title={t('seats.ofLine', { line })}
      aside={
        <Link to={backTo} className={styles.all}>
          {t('seats.back')}
        </Link>
      }
    >
      <DataTable
        caption={t('seats.ofLine', { line })}
        columns={columns}
        rows={departures}
        rowId={({ beginTime = '' }) => beginTime}
        onRetry={nothing}
        height="page"
        isPlain
        texts={texts}
      />
    </Card>
  )
}

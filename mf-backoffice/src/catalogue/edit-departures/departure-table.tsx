import { countSeatsLeft } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { TickBox } from '@shuttle/ui'
import { type DataColumn, DataTable, RowActions } from '@shuttle/ui/backoffice'
import type { StaffDeparture } from '@shuttle/wire/staff'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { useTableTexts } from '../../kit/use-table-texts'
import { DEPARTURES_ADDRESS } from '../domain/departures-address'
import { isChangeable } from '../domain/staff-departure'
import { useDeparturesTexts } from '../texts/use-departures-texts'
import { DepartureMark } from './departure-mark'
import styles from './edit-departures.module.css'
import { SeatBar } from './seat-bar'
import { useShownDepartures } from './use-shown-departures'

interface DepartureTableProps {
  /** Begin times of the chosen departures. */
  chosen: ReadonlySet<string>
  onChoose: (beginTime: string, isChosen: boolean) => void
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

const useColumns = (): DataColumn<StaffDeparture>[] => {
  const t = useDeparturesTexts()
  return [
    {
      id: 'time',
      header: t('common.departure'),
      cell: ({ beginTime, endTime }) => `${beginTime}–${endTime}`,
      isRowHeader: true,
    },
    { id: 'seats', header: t('day.seats'), cell: (departure) => <SeatBar departure={departure} /> },
    { id: 'left', header: t('day.left'), cell: countSeatsLeft, align: 'end' },
    { id: 'state', header: t('common.state'), cell: (departure) => <DepartureMark departure={departure} /> },
  ]
}

/** The departures of a line on a day; a row opens beside the table, ticked ones are changed together. */
export const DepartureTable = ({ chosen, onChoose }: DepartureTableProps) => {
  const t = useDeparturesTexts()
  const language = useLanguage()
  const toFailureText = useStaffFailureText()
  const mayEdit = useMay('departure.edit')
  const { opened, show } = useSearchState(DEPARTURES_ADDRESS)
  const { date, rows, error, state, retry } = useShownDepartures()
  const columns = useColumns()
  const texts = useTableTexts({
    empty: t('day.empty'),
    emptyHint: mayEdit ? t('day.emptyHint') : undefined,
    failed: t('day.failed'),
    failedHint: toFailureText(error),
  })
  const choice: DataColumn<StaffDeparture> = {
    id: 'choose',
    header: t('day.choose'),
    align: 'end',
    cell: (departure) =>
      isChangeable(departure) && (
        <RowActions>
          <label className={styles.tick}>
            <TickBox
              aria-label={t('day.chooseOne', { time: departure.beginTime })}
              checked={chosen.has(departure.beginTime)}
              onChange={({ target }) => onChoose(departure.beginTime, target.checked)}
            />
          </label>
        </RowActions>
      ),
  }
  return (
    <DataTable
      caption={t('day.caption', { day: formatDate(date, language) })}
      columns={mayEdit ? [...columns, choice] : columns}
      rows={rows}
      rowId={({ beginTime }) => beginTime}
      state={state}
      onRetry={retry}
      onRow={({ beginTime }) => show({ open: beginTime, panel: '' })}
      selected={opened}
      height="page"
      paging={{
        summary: t('day.summary', {
          count: rows?.length ?? 0,
          sold: sum(rows?.map(({ sold }) => sold) ?? []),
          capacity: sum(rows?.map(({ capacity }) => capacity) ?? []),
        }),
      }}
      texts={texts}
    />
  )
}

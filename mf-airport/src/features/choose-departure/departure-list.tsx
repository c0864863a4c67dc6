import type { CivilDate, Instant } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Notice, Skeleton } from '@shuttle/ui'
import { type FailedQuery, NotLoadedCard } from '../../components/not-loaded-card'
import type { Connection, DepartureOption } from '../../domain/departure-options'
import { useDeparturesTexts } from '../../i18n/use-departures-texts'
import { DepartureAxis } from './departure-axis'

interface DepartureListProps {
  /** Undefined while they load. */
  options: readonly DepartureOption[] | undefined
  /** The query that failed. */
  failed: FailedQuery | undefined
  connection: Connection
  flightNumber: string
  seats: number
  /** The chosen day; undefined if the flight decides it. */
  date: CivilDate | undefined
  days: readonly CivilDate[]
  chosen: Instant | undefined
  problem?: string | undefined
  onChoose: (option: DepartureOption) => void
}

/** The departures of some days, or why there are none. The shell reports a failed load. */
export const DepartureList = (props: DepartureListProps) => {
  const { options, failed, date, days } = props
  const t = useDeparturesTexts()
  const language = useLanguage()
  if (failed) return <NotLoadedCard query={failed} />
  if (days.length === 0) return <Notice kind="warning">{t('departures.notOnSale')}</Notice>
  if (!options) return <Skeleton kind="card" lines={8} label={t('page.loading')} />
  if (options.length === 0) return <Notice kind="warning">{t('departures.none')}</Notice>

  const isOpenOn = (day: CivilDate) => options.some(({ refusal, departure }) => !refusal && departure.date === day)
  const isOpen = options.some(({ refusal }) => !refusal)
  const chosenGone = options.some(({ departsAt, refusal }) => departsAt === props.chosen && refusal !== undefined)
  return (
    <>
      {!isOpen && (
        <Notice kind="warning" announce>
          {t('departures.noneOpen')}
        </Notice>
      )}
      {isOpen && date !== undefined && !isOpenOn(date) && (
        <Notice>{t('departures.otherDays', { date: formatDate(date, language, 'month-day') })}</Notice>
      )}
      {isOpen && chosenGone && (
        <Notice kind="danger" announce>
          {t('departures.chosenGone')}
        </Notice>
      )}
      <DepartureAxis
        options={options}
        connection={props.connection}
        flightNumber={props.flightNumber}
        seats={props.seats}
        chosen={props.chosen}
        problem={props.problem}
        onChoose={props.onChoose}
      />
    </>
  )
}

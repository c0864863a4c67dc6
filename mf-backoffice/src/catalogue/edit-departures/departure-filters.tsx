import { addDays } from '@shuttle/domain'
import { Button } from '@shuttle/ui'
import { FilterBar } from '@shuttle/ui/backoffice'
import { useSearchState } from '../../kit/use-search-state'
import { DEPARTURES_ADDRESS } from '../domain/departures-address'
import { useDeparturesTexts } from '../texts/use-departures-texts'
import { useShownDepartures } from './use-shown-departures'

/** Line and day, with links to the adjacent days. */
export const DepartureFilters = () => {
  const t = useDeparturesTexts()
  const { narrow } = useSearchState(DEPARTURES_ADDRESS)
  const { lines, lineCode, date, isFetching } = useShownDepartures()
  const isKnown = lines.some((line) => line.lineCode === lineCode) || lineCode === ''
  const options = lines.map((line) => ({ value: line.lineCode, label: line.lineName }))
  return (
    <FilterBar
      label={t('day.filter')}
      searchLabel={t('day.show')}
      clearLabel={t('day.today')}
      busy={isFetching}
      onSearch={({ line = '', day = '' }) => narrow({ line, day })}
      onClear={() => narrow({ line: lineCode, day: '' })}
      actions={
        <>
          <Button kind="soft" onClick={() => narrow({ line: lineCode, day: addDays(date, -1) })}>
            {t('day.before')}
          </Button>
          <Button kind="soft" onClick={() => narrow({ line: lineCode, day: addDays(date, 1) })}>
            {t('day.after')}
          </Button>
        </>
      }
      filters={[
        {
          ...{ kind: 'choice', name: 'line', label: t('common.line'), value: lineCode },
          options: isKnown ? options : [...options, { value: lineCode, label: lineCode }],
        },
        { kind: 'date', name: 'day', label: t('day.date'), value: date },
      ]}
    />
  )
}

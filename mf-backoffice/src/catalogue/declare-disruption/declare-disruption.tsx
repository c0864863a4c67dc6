import { Stack } from '@shuttle/ui'
import { useSearchState } from '../../kit/use-search-state'
import { DISRUPTION_ADDRESS } from '../domain/disruption-address'
import { type DisruptionForm, readRides } from '../domain/disruption-form'
import { useDisruptionCounts } from '../state/use-disruptions'
import { CountsCard } from './counts-card'
import styles from './declare-disruption.module.css'
import { DisruptionTable } from './disruption-table'
import { RidesForm } from './rides-form'

/** Rides that do not run: chosen, counted, declared and followed. The URL has the rides. */
export const DeclareDisruption = () => {
  const { values, setFilters } = useSearchState(DISRUPTION_ADDRESS)
  const { line: lineCode, from, until, time: beginTime } = values
  const form: DisruptionForm = { lineCode, from, until, beginTime }
  const read = readRides(form)
  const rides = 'fault' in read ? undefined : read
  const query = useDisruptionCounts(rides)
  const key = Object.values(form).join(' ')
  const count = (next: DisruptionForm) => {
    // The same rides may have sold more tickets: refetch.
    if (Object.values(next).join(' ') === key) void query.refetch()
    else setFilters({ line: next.lineCode, from: next.from, until: next.until, time: next.beginTime })
  }
  return (
    <Stack>
      <div className={styles.columns}>
        <RidesForm key={key} initial={form} isBusy={query.isFetching} onCount={count} />
        {rides && <CountsCard key={`counts ${key}`} rides={rides} />}
      </div>
      <DisruptionTable />
    </Stack>
  )
}

import { Stack } from '@shuttle/ui'
import { readRides } from '../domain/disruption-form'
import { useDisruptionCounts } from '../state/use-disruptions'
import { CountsCard } from './counts-card'
import styles from './declare-disruption.module.css'
import { DisruptionTable } from './disruption-table'
import { RidesForm } from './rides-form'
import { useDisruptionAddress } from './use-disruption-address'

/** Rides that do not run: chosen, counted, declared and followed. The URL has the rides. */
export const DeclareDisruption = () => {
  const { form, setForm } = useDisruptionAddress()
  const read = readRides(form)
  const rides = 'fault' in read ? undefined : read
  const query = useDisruptionCounts(rides)
  const key = Object.values(form).join(' ')
  const count = (next: typeof form) => {
    // The same rides may have sold more tickets: refetch.
    if (Object.values(next).join(' ') === key) void query.refetch()
    else setForm(next)
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

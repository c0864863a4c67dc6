import type { StaffDeparture } from '@shuttle/wire/staff'
import styles from './edit-departures.module.css'

/** Sold share of a departure, as a bar and as `12/45`; striped while its sale is paused. */
export const SeatBar = ({ departure: { sold, capacity, shown } }: { departure: StaffDeparture }) => {
  const share = capacity === 0 ? 0 : Math.min(1, sold / capacity)
  return (
    <span className={styles.seats}>
      <span className={styles.bar} data-state={shown} aria-hidden>
        <span className={styles.sold} style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </span>
      <span>
        {sold}/{capacity}
      </span>
    </span>
  )
}

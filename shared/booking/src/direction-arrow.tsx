import { VisuallyHidden } from '@shuttle/ui'
import styles from './direction-arrow.module.css'

interface DirectionArrowProps {
  /** Accessible text of the arrow: `to`, `至`. */
  joint: string
  isRoundTrip?: boolean
}

/** Between two port names in a list: the direction of the trip; both directions on a round trip. */
export const DirectionArrow = ({ joint, isRoundTrip = false }: DirectionArrowProps) => (
  <>
    <VisuallyHidden> {joint} </VisuallyHidden>
    <span className={isRoundTrip ? `${styles.arrow} ${styles.both}` : styles.arrow} />
  </>
)

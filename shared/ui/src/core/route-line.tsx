import { BridgeArt } from './bridge-art'
import styles from './route-line.module.css'
import { VisuallyHidden } from './visually-hidden'

export interface RouteLineProps {
  from: string
  to: string
  /** Read between the two names instead of the bridge: `to`, `至`. */
  joint: string
  /** One arrowhead instead of two. */
  isOneWay?: boolean
}

/** Two port names with the bridge between them, in the text colour of the container. */
export const RouteLine = ({ from, to, joint, isOneWay = false }: RouteLineProps) => (
  <p className={styles.route}>
    <span>{from}</span>
    <span className={styles.onward}>
      <span className={styles.bridge}>
        <VisuallyHidden> {joint} </VisuallyHidden>
        <BridgeArt isOneWay={isOneWay} />
      </span>
      <span>{to}</span>
    </span>
  </p>
)

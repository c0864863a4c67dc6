import type { CouponState } from '@shuttle/domain'
import { CouponBadge } from './coupon-badge'
import styles from './coupon-ticket.module.css'

/** One coupon: worth, name, validity and terms; its state only where `tabState` does not show it already. */
export const CouponTicket = (props: {
  worth: string
  name: string
  state: CouponState
  tabState: CouponState | undefined
  details: readonly string[]
}) => (
  <li className={styles.coupon} data-over={(props.state !== 'unused' && props.state !== 'locked') || undefined}>
    <span className={styles.worth}>{props.worth}</span>
    <div className={styles.text}>
      <div className={styles.head}>
        <h2 className={styles.name}>{props.name}</h2>
        {props.state !== props.tabState && <CouponBadge state={props.state} />}
      </div>
      <ul className={styles.details}>
        {props.details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </div>
  </li>
)

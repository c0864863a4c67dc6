import { Card } from '@shuttle/ui'
import type { CouponChoice } from '../../domain/coupon-choices'
import { CouponItem } from './coupon-item'
import styles from './coupon-list.module.css'

interface CouponListProps {
  title: string
  /** Only the title is shown until the passenger opens it. */
  isFolded?: boolean
  choices: readonly CouponChoice[]
  limit: number
  onToggle: (couponNumber: string) => void
}

export const CouponList = ({ title, isFolded = false, choices, limit, onToggle }: CouponListProps) => {
  const list = (
    <ul className={styles.list}>
      {choices.map((choice) => {
        const { couponNumber } = choice.coupon
        return <CouponItem key={couponNumber} choice={choice} limit={limit} onToggle={() => onToggle(couponNumber)} />
      })}
    </ul>
  )
  if (!isFolded) return <Card title={title}>{list}</Card>
  return (
    <Card>
      <details>
        <summary className={styles.summary}>{title}</summary>
        {list}
      </details>
    </Card>
  )
}

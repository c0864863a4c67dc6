import { Card } from '@shuttle/ui'
import type { CouponChoice } from '../../domain/coupon-choices'
import { CouponItem } from './coupon-item'
import styles from './coupon-list.module.css'

interface CouponListProps {
  title: string
  choices: readonly CouponChoice[]
  limit: number
  onToggle: (couponNumber: string) => void
}

export const CouponList = ({ title, choices, limit, onToggle }: CouponListProps) => (
  <Card title={title}>
    <ul className={styles.list}>
      {choices.map((choice) => {
        const { couponNumber } = choice.coupon
        return <CouponItem key={couponNumber} choice={choice} limit={limit} onToggle={() => onToggle(couponNumber)} />
      })}
    </ul>
  </Card>
)

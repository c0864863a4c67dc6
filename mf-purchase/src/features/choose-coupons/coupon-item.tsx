import { useCouponFacts } from '@shuttle/booking'
import { toast } from '@shuttle/host'
import { useLines } from '@shuttle/queries'
import { TickBox, VisuallyHidden } from '@shuttle/ui'
import { useId } from 'react'
import type { CouponChoice } from '../../domain/coupon-choices'
import { useCouponsTexts } from '../../i18n/use-coupons-texts'
import styles from './coupon-item.module.css'

interface CouponItemProps {
  choice: CouponChoice
  /** How many coupons the order allows, for the message at one more. */
  limit: number
  onToggle: () => void
}

/** One coupon: its worth, when and for what it is valid, and why it cannot be ticked. */
export const CouponItem = ({ choice, limit, onToggle }: CouponItemProps) => {
  const { getWorth, getFacts } = useCouponFacts(useLines().data)
  const t = useCouponsTexts()
  const id = useId()
  const { coupon, isChosen, refusal, fits } = choice
  const reason = refusal && t(`coupons.reasons.${refusal}`)
  const isRefused = refusal !== undefined && !isChosen

  const press = () => {
    if (!isRefused) return onToggle()
    toast(refusal === 'LIMIT' ? t('coupons.limit', { count: limit }) : t(`coupons.reasons.${refusal}`))
  }
  const content = (
    <>
      <span className={styles.value}>{getWorth(coupon)}</span>
      <span className={styles.text}>
        <span id={`${id}-name`} className={styles.name}>
          {coupon.name}
        </span>
        <span id={`${id}-facts`} className={styles.facts}>
          {/* The limit is reached: shown above for all coupons, and read with each. */}
          {reason && refusal === 'LIMIT' && <VisuallyHidden>{reason}</VisuallyHidden>}
          {reason && refusal !== 'LIMIT' && <span className={styles.reason}>{reason}</span>}
          {getFacts(coupon).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
    </>
  )
  if (!fits && !isChosen) return <li className={`${styles.coupon} ${styles.unusable}`}>{content}</li>
  return (
    <li>
      <label className={`${styles.coupon} ${styles.usable}`}>
        {content}
        <TickBox
          checked={isChosen}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-facts`}
          aria-disabled={isRefused || undefined}
          onChange={press}
        />
      </label>
    </li>
  )
}

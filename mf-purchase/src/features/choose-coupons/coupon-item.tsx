import { useCouponFormatters } from '@shuttle/booking'
import { useLines } from '@shuttle/queries'
import { TickBox, VisuallyHidden } from '@shuttle/ui'
import { useId, useState } from 'react'
import type { CouponChoice, CouponRefusal } from '../../domain/coupon-choices'
import { useCouponsTexts } from '../../i18n/use-coupons-texts'
import styles from './coupon-item.module.css'

interface CouponItemProps {
  choice: CouponChoice
  /** How many coupons the order allows, for the message at one more. */
  limit: number
  onToggle: () => void
}

/** Scrolls clear of the fixed bars: the pressed item may be at the edge of the screen. */
const bringIntoView = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' })

/** One coupon: its worth, when and for what it is valid, and why it cannot be ticked. */
export const CouponItem = ({ choice, limit, onToggle }: CouponItemProps) => {
  const { getWorth, getDetails } = useCouponFormatters(useLines().data)
  const t = useCouponsTexts()
  const id = useId()
  const { coupon, isChosen, refusal, fits } = choice
  const isRefused = refusal !== undefined && !isChosen
  /** Why the last press was refused, until that reason no longer applies. */
  const [pressed, setPressed] = useState<CouponRefusal>()
  if (pressed !== undefined && pressed !== refusal) setPressed(undefined)

  const getReason = () => {
    if (!refusal) return undefined
    if (refusal === pressed) {
      return (
        <span ref={bringIntoView} role="alert" className={styles.reason}>
          {refusal === 'LIMIT' ? t('coupons.limit', { count: limit }) : t(`coupons.reasons.${refusal}`)}
        </span>
      )
    }
    const reason = t(`coupons.reasons.${refusal}`)
    // The limit is reached: shown above for all coupons, and announced with each.
    if (refusal === 'LIMIT') return <VisuallyHidden>{reason}</VisuallyHidden>
    return <span className={styles.reason}>{reason}</span>
  }
  const content = (
    <>
      <span className={styles.value}>{getWorth(coupon)}</span>
      <span className={styles.text}>
        <span id={`${id}-name`} className={styles.name}>
          {coupon.name}
        </span>
        <span id={`${id}-details`} className={styles.details}>
          {getReason()}
          {getDetails(coupon).map((detail) => (
            <span key={detail}>{detail}</span>
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
          aria-describedby={`${id}-details`}
          aria-disabled={isRefused || undefined}
          onChange={() => (isRefused ? setPressed(refusal) : onToggle())}
        />
      </label>
    </li>
  )
}

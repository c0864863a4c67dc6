import { useBookingTexts } from '@shuttle/booking'
import type { ListedCoupon } from '@shuttle/calls'
import { type BestCoupon, type Currency, formatMoney } from '@shuttle/domain'
import { Button } from '@shuttle/ui'
import { useId } from 'react'
import { useCouponRowTexts } from '../../i18n/use-coupon-row-texts'
import styles from './coupon-entry.module.css'

export interface CouponProposal extends BestCoupon<ListedCoupon> {
  /** How it changes refunds of the order; undefined where it changes nothing. */
  effect: 'onRequest' | 'cashPart' | undefined
}

interface ProposedCouponProps {
  proposal: CouponProposal
  /** How many coupons can be used. */
  fitting: number
  currency: Currency
  onTake: () => void
}

/** The best coupon with what it takes off and what it changes; one tap takes it, and nothing else does. */
export const ProposedCoupon = ({ proposal, fitting, currency, onTake }: ProposedCouponProps) => {
  const t = useCouponRowTexts()
  const bookingT = useBookingTexts()
  const id = useId()
  const { coupon, deduction, effect } = proposal
  return (
    <div className={styles.row}>
      <p id={id} className={styles.proposed}>
        <span className={styles.name}>
          {coupon.name} <span className={styles.taken}>{formatMoney(-deduction, currency)}</span>
        </span>
        <span>{t(fitting > 1 ? 'coupons.row.best' : 'coupons.row.available', { count: fitting })}</span>
        {effect && (
          <span className={styles.effect}>
            {effect === 'onRequest' ? t('coupons.row.thenOnRequest') : bookingT('refund.couponCashPart')}
          </span>
        )}
      </p>
      <Button kind="soft" aria-describedby={id} onClick={onTake}>
        {t('coupons.row.take')}
      </Button>
    </div>
  )
}

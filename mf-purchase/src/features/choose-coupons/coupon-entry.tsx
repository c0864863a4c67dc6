import { type Cents, type Currency, formatMoney } from '@shuttle/domain'
import { Button, Card, Notice } from '@shuttle/ui'
import { useId } from 'react'
import type { CouponChoice } from '../../domain/coupon-choices'
import type { TripSelection } from '../../domain/trip-selection'
import { useCouponRowTexts } from '../../i18n/use-coupon-row-texts'
import styles from './coupon-entry.module.css'

interface CouponEntryProps {
  isMember: boolean
  chosen: number
  /** Undefined while they are loading. */
  choices: readonly CouponChoice[] | undefined
  /** Why chosen coupons were withdrawn. */
  withdrawn: TripSelection['couponsWithdrawn']
  /** Deduction by the latest quote; 0 while there is none. */
  deducted: Cents
  currency: Currency
  onOpen: () => void
}

/** How many coupons are chosen and what they deduct, and the link to choose (purchase 2, ticket details). */
export const CouponEntry = ({ isMember, chosen, choices, withdrawn, deducted, currency, onOpen }: CouponEntryProps) => {
  const t = useCouponRowTexts()
  const id = useId()
  const statusText = () => {
    if (!isMember) return t('coupons.row.visitor')
    if (chosen > 0) return t('coupons.row.chosen', { count: chosen })
    if (!choices || choices.length === 0) return t('coupons.row.none')
    const fitting = choices.filter(({ fits }) => fits).length
    return fitting > 0 ? t('coupons.row.available', { count: fitting }) : t('coupons.row.noneFits')
  }
  return (
    <Card title={t('coupons.row.title')}>
      <div className={styles.row}>
        <p id={id} className={styles.text}>
          <span>{statusText()}</span>
          {chosen > 0 && deducted > 0 && (
            <span className={styles.taken}>
              {t('coupons.row.deducted', { amount: formatMoney(deducted, currency) })}
            </span>
          )}
        </p>
        <Button kind="soft" aria-describedby={id} onClick={onOpen}>
          {chosen > 0 ? t('coupons.row.change') : t('coupons.row.choose')}
        </Button>
      </div>
      {withdrawn && (
        <Notice kind="warning" announce>
          {t(`coupons.row.withdrawn.${withdrawn}`)}
        </Notice>
      )}
    </Card>
  )
}

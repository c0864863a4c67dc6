import { type Cents, type Currency, formatMoney } from '@shuttle/domain'
import { Button, Card, Notice } from '@shuttle/ui'
import { useId, useRef } from 'react'
import type { CouponChoice } from '../../domain/coupon-choices'
import type { TripSelection } from '../../domain/trip-selection'
import { useCouponRowTexts } from '../../i18n/use-coupon-row-texts'
import styles from './coupon-entry.module.css'
import { type CouponProposal, ProposedCoupon } from './proposed-coupon'

interface CouponEntryProps {
  isMember: boolean
  chosen: number
  /** Undefined while they are loading. */
  choices: readonly CouponChoice[] | undefined
  /** The best coupon, only while none is chosen. */
  proposal: CouponProposal | undefined
  /** Why chosen coupons were withdrawn. */
  withdrawn: TripSelection['couponsWithdrawn']
  /** Deduction by the latest quote; 0 while there is none. */
  deducted: Cents
  currency: Currency
  onTake: (couponNumber: string) => void
  onOpen: () => void
}

/** How many coupons are chosen and what they deduct, or the best one, and the link to choose (purchase 2, details). */
export const CouponEntry = (props: CouponEntryProps) => {
  const { isMember, chosen, choices, proposal, withdrawn, deducted, currency, onTake, onOpen } = props
  const t = useCouponRowTexts()
  const id = useId()
  const opener = useRef<HTMLDivElement>(null)
  const fitting = choices?.filter(({ fits }) => fits).length ?? 0
  const statusText = () => {
    if (!isMember) return t('coupons.row.visitor')
    if (chosen > 0) return t('coupons.row.chosen', { count: chosen })
    if (!choices || choices.length === 0) return t('coupons.row.none')
    return fitting > 0 ? t('coupons.row.available', { count: fitting }) : t('coupons.row.noneFits')
  }
  const take = (couponNumber: string) => {
    // The pressed button is gone afterwards: the focus stays in the row.
    opener.current?.querySelector('button')?.focus()
    onTake(couponNumber)
  }
  return (
    <Card title={t('coupons.row.title')}>
      {proposal && (
        <ProposedCoupon
          proposal={proposal}
          fitting={fitting}
          currency={currency}
          onTake={() => take(proposal.coupon.couponNumber)}
        />
      )}
      <div className={proposal ? styles.more : styles.row} ref={opener}>
        {!proposal && (
          <p id={id} className={styles.text}>
            <span>{statusText()}</span>
            {chosen > 0 && deducted > 0 && (
              <span className={styles.taken}>
                {t('coupons.row.deducted', { amount: formatMoney(deducted, currency) })}
              </span>
            )}
          </p>
        )}
        <Button kind={proposal ? 'text' : 'soft'} aria-describedby={proposal ? undefined : id} onClick={onOpen}>
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

import { useBookingTexts } from '@shuttle/booking'
import type { RefundPolicy } from '@shuttle/domain'
import { EmptyState, Notice, Skeleton } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { NotLoadedCard } from '../../components/not-loaded-card'
import type { FailedQuery } from '../../components/part-failure-card'
import { type CouponChoice, isNotForTrip } from '../../domain/coupon-choices'
import type { TripSelection } from '../../domain/trip-selection'
import { useCouponRowTexts } from '../../i18n/use-coupon-row-texts'
import { useCouponsTexts } from '../../i18n/use-coupons-texts'
import { CouponList } from './coupon-list'
import styles from './coupon-lists.module.css'

interface CouponListsProps {
  /** Undefined while they are loading. */
  choices: readonly CouponChoice[] | undefined
  /** The query that failed. */
  failed: FailedQuery | undefined
  limit: number
  /** How an order that uses a coupon is refunded; undefined until it is known. */
  refundPolicy: RefundPolicy | undefined
  isRoundTrip: boolean
  chosen: number
  /** Why chosen coupons were withdrawn. */
  withdrawn: TripSelection['couponsWithdrawn']
  onToggle: (couponNumber: string) => void
  /** The link to add a coupon by its code. */
  addLink: ReactNode
}

/**
 * Every coupon of the member: those that can be ticked, and the others with their reasons; folded are those that no
 * choice of this trip makes usable (purchase 2, coupon selection).
 */
export const CouponLists = (props: CouponListsProps) => {
  const { choices, failed, limit, refundPolicy, isRoundTrip, chosen, withdrawn, onToggle, addLink } = props
  const t = useCouponsTexts()
  const rowT = useCouponRowTexts()
  const bookingT = useBookingTexts()
  const fitting = choices?.filter(({ fits, isChosen }) => fits || isChosen) ?? []
  const others = choices?.filter(({ fits, isChosen }) => !fits && !isChosen) ?? []
  const unusable = others.filter((choice) => !isNotForTrip(choice))
  const folded = others.filter(isNotForTrip)
  return (
    <>
      <p className={styles.hint}>
        {t(isRoundTrip ? 'coupons.upToBothWays' : 'coupons.upTo', { count: limit })}
        {chosen > 0 && <strong className={styles.chosen}>{rowT('coupons.row.chosen', { count: chosen })}</strong>}
      </p>
      {refundPolicy && (
        <p className={styles.hint}>
          {bookingT(refundPolicy.couponOrders === 'byHand' ? 'refund.couponByHand' : 'refund.couponCashPart')}
        </p>
      )}
      {failed && <NotLoadedCard query={failed} />}
      {withdrawn && (
        <Notice kind="warning" announce>
          {rowT(`coupons.row.withdrawn.${withdrawn}`)}
        </Notice>
      )}
      {!choices && !failed && <Skeleton kind="card" lines={6} label={t('common.loading')} />}
      {choices?.length === 0 && (
        <EmptyState title={t('coupons.empty')} action={addLink}>
          {t('coupons.emptyHint')}
        </EmptyState>
      )}
      {others.length > 0 && fitting.length === 0 && (
        <EmptyState title={t('coupons.noneFits')}>{t('coupons.noneFitsHint')}</EmptyState>
      )}
      {fitting.length > 0 && (
        <CouponList title={t('coupons.usable')} choices={fitting} limit={limit} onToggle={onToggle} />
      )}
      {choices && choices.length > 0 && addLink}
      {unusable.length > 0 && (
        <CouponList title={t('coupons.unusable')} choices={unusable} limit={limit} onToggle={onToggle} />
      )}
      {folded.length > 0 && (
        <CouponList
          title={t('coupons.notForTrip', { count: folded.length })}
          isFolded
          choices={folded}
          limit={limit}
          onToggle={onToggle}
        />
      )}
    </>
  )
}

import { useCouponFormatters } from '@shuttle/booking'
import { couponStateAt } from '@shuttle/domain'
import { on, useNow } from '@shuttle/host'
import { hasFailed, useLineNames, useMyCoupons, useRefreshCoupons } from '@shuttle/queries'
import { EmptyState, ErrorCard, Skeleton } from '@shuttle/ui'
import { useEffect } from 'react'
import { type CouponTab, tabOfCoupon } from '../../domain/coupon-tab'
import { useTexts } from '../../i18n/use-texts'
import { AddCouponLink } from './add-coupon-link'
import { CouponTicket } from './coupon-ticket'
import styles from './coupon-ticket.module.css'

const MINUTE_MS = 60_000
/** The state a tab is named after; the last tab mixes two states, so only badges distinguish them. */
const STATE = { '0': 'unused', '1': 'used', '2': undefined } as const
const EMPTY = { '0': 'noneUnused', '1': 'noneUsed', '2': 'noneOver' } as const

/** The member's coupons of one tab. New coupons are unused, so the tab of unused ones offers to add one. */
export const MyCoupons = ({ tab }: { tab: CouponTab }) => {
  const t = useTexts()
  const now = useNow(MINUTE_MS)
  const canAdd = tab === '0'
  const refresh = useRefreshCoupons()
  const coupons = useMyCoupons()
  const lines = useLineNames()
  const { getWorth, getDetails } = useCouponFormatters(lines.data)
  useEffect(() => {
    const stops = [
      on('orders:order-placed', refresh),
      on('orders:order-paid', refresh),
      on('orders:order-cancelled', refresh),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [refresh])

  if (!coupons.data && !hasFailed(coupons)) return <Skeleton label={t('coupons.loading')} kind="card" lines={4} />
  if (!coupons.data) {
    return (
      <>
        <ErrorCard
          title={t('coupons.failed')}
          retryLabel={t('coupons.retry')}
          onRetry={() => void coupons.refetch()}
          busy={coupons.isFetching}
          announce={false}
        />
        {canAdd && <AddCouponLink />}
      </>
    )
  }
  const shown = coupons.data.filter((coupon) => tabOfCoupon(coupon, now) === tab)
  if (shown.length === 0) {
    return (
      <EmptyState title={t(`coupons.${EMPTY[tab]}`)} action={canAdd && <AddCouponLink isEmpty />}>
        {canAdd && t('coupons.noneHint')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {shown.map((coupon) => (
          <CouponTicket
            key={coupon.couponNumber}
            worth={getWorth(coupon)}
            name={coupon.name}
            state={couponStateAt(coupon, now)}
            tabState={STATE[tab]}
            details={getDetails(coupon)}
          />
        ))}
      </ul>
      {canAdd && <AddCouponLink />}
    </>
  )
}

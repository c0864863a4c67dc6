import { couponStateAt } from '@shuttle/domain'
import { hasOwner, on, useNow } from '@shuttle/host'
import { buttonClass, EmptyState, ErrorCard, Skeleton } from '@shuttle/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { couponsQuery, lineNamesQuery } from '../../api/coupons.queries'
import { type CouponTab, tabOfCoupon } from '../../domain/coupon-tab'
import { formFailure, isOfNetwork } from '../../domain/form-failure'
import { useTexts } from '../../i18n/use-texts'
import { ADD_COUPON } from '../../paths'
import { CouponTicket } from './coupon-ticket'
import styles from './coupon-ticket.module.css'
import { useCouponFacts } from './use-coupon-facts'

const MINUTE_MS = 60_000
const EMPTY = { '0': 'noneUnused', '1': 'noneUsed', '2': 'noneOver' } as const

/** The member's coupons of one tab. */
export const CouponList = ({ tab }: { tab: CouponTab }) => {
  const t = useTexts()
  const now = useNow(MINUTE_MS)
  const queries = useQueryClient()
  const coupons = useQuery(couponsQuery())
  const lines = useQuery(lineNamesQuery())
  const { worthOf, factsOf } = useCouponFacts(lines.data, now)
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries(couponsQuery())
    const stops = [
      on('orders:order-placed', refresh),
      on('orders:order-paid', refresh),
      on('orders:order-cancelled', refresh),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries])

  if (coupons.isPending) return <Skeleton label={t('coupons.loading')} kind="card" lines={4} />
  if (!coupons.data) {
    return (
      <ErrorCard
        title={t('coupons.failed')}
        text={t(isOfNetwork(formFailure(coupons.error)) ? 'coupons.failedHint' : 'coupons.faultHint')}
        retryLabel={t('coupons.retry')}
        onRetry={() => void coupons.refetch()}
        busy={coupons.isFetching}
      />
    )
  }
  const shown = coupons.data.filter((coupon) => tabOfCoupon(coupon, now) === tab)
  if (shown.length === 0) {
    const add = tab === '0' && hasOwner(ADD_COUPON) && (
      <Link to={ADD_COUPON} className={buttonClass({ kind: 'soft' })}>
        {t('coupons.add')}
      </Link>
    )
    return (
      <EmptyState title={t(`coupons.${EMPTY[tab]}`)} action={add}>
        {tab === '0' && t('coupons.noneHint')}
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list}>
      {shown.map((coupon) => (
        <CouponTicket
          key={coupon.couponNumber}
          worth={worthOf(coupon)}
          name={coupon.name}
          state={couponStateAt(coupon, now)}
          facts={factsOf(coupon)}
        />
      ))}
    </ul>
  )
}

import type { User } from '@shuttle/contracts'
import { formatCount } from '@shuttle/domain'
import { on } from '@shuttle/host'
import { useMember, useRefreshMember } from '@shuttle/queries'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../i18n/use-texts'
import { COUPONS } from '../../paths'
import styles from './member.module.css'

/** Points and coupons of a member (accounts 2, personal centre); a number that the service does not send is omitted. */
export const MemberWorth = ({ user }: { user: User }) => {
  const t = useTexts()
  const refresh = useRefreshMember()
  const { data = user } = useMember(user)
  useEffect(() => {
    const stop = [
      on('orders:order-paid', refresh),
      on('orders:order-placed', refresh),
      on('orders:order-cancelled', refresh),
      on('orders:order-refunded', refresh),
    ]
    return () => {
      for (const undo of stop) undo()
    }
  }, [refresh])
  const { points, coupons } = data
  if (points === undefined && coupons === undefined) return null
  return (
    <dl className={styles.worth}>
      {points !== undefined && (
        <div className={styles.sum}>
          <dt>{t('personalCentre.points')}</dt>
          <dd>{formatCount(points)}</dd>
          <dd className={styles.hint}>{t('personalCentre.pointsHint')}</dd>
        </div>
      )}
      {coupons !== undefined && (
        <div className={styles.sum}>
          <dt>{t('personalCentre.usableCoupons')}</dt>
          <dd>
            <Link to={`${COUPONS}?tab1=0`} aria-label={t('personalCentre.couponsLink', { coupons })}>
              {formatCount(coupons)}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  )
}

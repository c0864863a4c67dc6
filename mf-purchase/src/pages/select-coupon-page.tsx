import { useGoBack } from '@shuttle/host'
import { hasFailed, useLine } from '@shuttle/queries'
import { buttonClass, EmptyState, PageBody, PageHeader, Skeleton } from '@shuttle/ui'
import { Link, useSearchParams } from 'react-router-dom'
import { readCouponLine } from '../addresses/coupons-address'
import { NotLoadedCard } from '../components/not-loaded-card'
import { useCouponRowTexts } from '../i18n/use-coupon-row-texts'
import { useCouponsTexts } from '../i18n/use-coupons-texts'
import { HOME } from '../paths'
import { SelectCoupons } from './select-coupons'

const SelectCouponPage = () => {
  const t = useCouponsTexts()
  const rowT = useCouponRowTexts()
  const goBack = useGoBack(HOME)
  const [query] = useSearchParams()
  const lineCode = readCouponLine(query)
  const line = useLine(lineCode)
  if (line.data) return <SelectCoupons key={lineCode} line={line.data} />
  const isLost = lineCode === '' || line.data === null
  return (
    <>
      <PageHeader title={t('coupons.heading')} back={{ label: t('common.back'), onBack: goBack }} />
      <PageBody>
        {isLost && (
          <EmptyState
            title={rowT('coupons.needTrip')}
            action={
              <Link to={HOME} className={buttonClass()}>
                {t('coupons.toLines')}
              </Link>
            }
          >
            {t('coupons.needTripHint')}
          </EmptyState>
        )}
        {!isLost && hasFailed(line) && <NotLoadedCard query={line} />}
        {!isLost && !hasFailed(line) && <Skeleton kind="card" lines={6} label={t('common.loading')} />}
      </PageBody>
    </>
  )
}

export { SelectCouponPage as Page }

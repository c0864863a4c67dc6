import { useGoBack } from '@shuttle/host'
import { buttonClass, EmptyState, PageBody, PageHeader, Skeleton } from '@shuttle/ui'
import { Link, useSearchParams } from 'react-router-dom'
import { readCouponLine } from '../addresses/coupons-address.mapper'
import { useLine } from '../api/lines.queries'
import { useCouponWords } from '../i18n/coupons/use-coupon-words'
import { useTexts } from '../i18n/use-texts'
import { HOME } from '../paths'
import { NotLoadedCard } from '../screen/not-loaded-card'
import { SelectCoupons } from './select-coupons'

export const SelectCouponPage = () => {
  const t = useTexts()
  const words = useCouponWords()
  const goBack = useGoBack(HOME)
  const [query] = useSearchParams()
  const lineCode = readCouponLine(query)
  const line = useLine(lineCode)
  if (line.data) return <SelectCoupons key={lineCode} line={line.data} />
  const isLost = lineCode === '' || line.data === null
  return (
    <>
      <PageHeader title={words.heading} back={{ label: t('common.back'), onBack: goBack }} />
      <PageBody>
        {isLost && (
          <EmptyState
            title={words.needTrip}
            action={
              <Link to={HOME} className={buttonClass()}>
                {words.toLines}
              </Link>
            }
          >
            {words.needTripHint}
          </EmptyState>
        )}
        {!isLost && line.isError && <NotLoadedCard onRetry={() => line.refetch()} busy={line.isFetching} />}
        {!isLost && !line.isError && <Skeleton kind="card" lines={6} label={t('common.loading')} />}
      </PageBody>
    </>
  )
}

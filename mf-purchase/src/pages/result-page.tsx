import { useTripHeader } from '@shuttle/booking'
import { AIRPORT_RESULT } from '@shuttle/booking/addresses'
import { PendingPayment } from '@shuttle/booking/result'
import { isApiError } from '@shuttle/contracts'
import { isAirportLine } from '@shuttle/domain'
import { isRoutable, useGoBack } from '@shuttle/host'
import { usePaidOrder } from '@shuttle/queries'
import { PageHeader } from '@shuttle/ui'
import { Navigate, useSearchParams } from 'react-router-dom'
import { InvalidLink } from '../features/invalid-link/invalid-link'
import { usePaymentTexts } from '../i18n/use-payment-texts'
import { HOME } from '../paths'
import { LoadingBody } from './loading-body'
import { PaidResult } from './paid-result'

const ResultPage = () => {
  const t = usePaymentTexts()
  const [query] = useSearchParams()
  const orderNo = query.get('orderNo') ?? ''
  const orderReqno = query.get('orderReqno') ?? ''
  const payType = query.get('payType') ?? ''
  const isComplete = orderNo !== '' && orderReqno !== ''
  const paid = usePaidOrder(isComplete ? { orderNo, orderReqno, payType } : undefined)
  const goBack = useGoBack(HOME)
  const tripHeader = useTripHeader(paid.data)
  if (!isComplete) {
    return (
      <InvalidLink heading={t('result.heading')} title={t('invalidLink.orderTitle')}>
        {t('invalidLink.missingOrder')}
      </InvalidLink>
    )
  }
  const isOfAirport = paid.data && isAirportLine(paid.data.originCode + paid.data.destinationCode)
  if (isOfAirport && isRoutable(AIRPORT_RESULT)) return <Navigate to={`${AIRPORT_RESULT}?${query}`} replace />
  const isPending = !paid.data && isApiError(paid.error) && paid.error.code === 'PAYMENT_PENDING'
  const isLoading = !paid.data && !isPending
  // The same header before and after the answer: its heading may have the focus.
  return (
    <>
      <PageHeader
        overlap={!isPending}
        title={t('result.heading')}
        {...(isLoading && { back: { label: t('common.back'), onBack: goBack } })}
        {...tripHeader}
      />
      {paid.data && <PaidResult order={paid.data} />}
      {isLoading && <LoadingBody query={paid} wide />}
      {isPending && <PendingPayment orderNo={orderNo} query={paid} loadingText={t('common.loading')} />}
    </>
  )
}

export { ResultPage as Page }

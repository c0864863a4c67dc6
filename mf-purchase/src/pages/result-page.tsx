import { isApiError } from '@shuttle/contracts'
import { usePaidOrder } from '@shuttle/queries'
import { ErrorCard, PageBody, PageHeader } from '@shuttle/ui'
import { useSearchParams } from 'react-router-dom'
import { InvalidLink } from '../features/invalid-link/invalid-link'
import { usePaymentTexts } from '../i18n/use-payment-texts'
import { LoadingPage } from './loading-page'
import { PaidResult } from './paid-result'

const ResultPage = () => {
  const t = usePaymentTexts()
  const [query] = useSearchParams()
  const orderNo = query.get('orderNo') ?? ''
  const orderReqno = query.get('orderReqno') ?? ''
  const payType = query.get('payType') ?? ''
  const isComplete = orderNo !== '' && orderReqno !== ''
  const paid = usePaidOrder(isComplete ? { orderNo, orderReqno, payType } : undefined)
  if (!isComplete) {
    return (
      <InvalidLink heading={t('result.heading')} title={t('invalidLink.orderTitle')}>
        {t('invalidLink.missingOrder')}
      </InvalidLink>
    )
  }
  if (paid.data) return <PaidResult order={paid.data} />
  if (isApiError(paid.error) && paid.error.code === 'PAYMENT_PENDING') {
    return (
      <>
        <PageHeader title={t('result.heading')} />
        <PageBody>
          <ErrorCard
            title={t('result.pendingTitle')}
            text={t('result.pendingHint')}
            retryLabel={t('common.retry')}
            onRetry={() => paid.refetch()}
            busy={paid.isFetching}
          />
        </PageBody>
      </>
    )
  }
  return <LoadingPage heading={t('result.heading')} query={paid} />
}

export { ResultPage as Page }

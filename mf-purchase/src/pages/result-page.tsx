import { useTripHeader } from '@shuttle/booking'
import { isApiError } from '@shuttle/contracts'
import { Slot, useGoBack } from '@shuttle/host'
import { usePaidOrder } from '@shuttle/queries'
import { Button, Card, EmptyState, PageBody, PageHeader, Skeleton } from '@shuttle/ui'
import { useSearchParams } from 'react-router-dom'
import { InvalidLink } from '../features/invalid-link/invalid-link'
import { usePaymentTexts } from '../i18n/use-payment-texts'
import { HOME } from '../paths'
import { LoadingBody, NO_TRIP } from './loading-body'
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
  const tripHeader = useTripHeader(paid.data ?? NO_TRIP)
  if (!isComplete) {
    return (
      <InvalidLink heading={t('result.heading')} title={t('invalidLink.orderTitle')}>
        {t('invalidLink.missingOrder')}
      </InvalidLink>
    )
  }
  const isPending = !paid.data && isApiError(paid.error) && paid.error.code === 'PAYMENT_PENDING'
  const isLoading = !paid.data && !isPending
  // One header before and after the answer: its heading may have the focus.
  return (
    <>
      <PageHeader
        overlap={!isPending}
        title={t('result.heading')}
        {...(isLoading && { back: { label: t('common.back'), onBack: goBack } })}
        {...(paid.data && tripHeader)}
      />
      {paid.data && <PaidResult order={paid.data} />}
      {isLoading && <LoadingBody query={paid} wide />}
      {isPending && (
        <PageBody>
          <Card>
            <EmptyState
              title={t('result.pendingTitle')}
              action={
                <Button loading={paid.isFetching} onClick={() => paid.refetch()}>
                  {t('common.retry')}
                </Button>
              }
            >
              {t('result.pendingHint')}
            </EmptyState>
          </Card>
          <Slot
            name="order-summary.v1"
            props={{ orderNo }}
            skeleton={<Skeleton kind="card" lines={5} label={t('common.loading')} />}
          />
        </PageBody>
      )}
    </>
  )
}

export { ResultPage as Page }

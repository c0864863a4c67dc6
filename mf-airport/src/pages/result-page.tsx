import { useTripHeader } from '@shuttle/booking'
import { airportPaymentHref, RESULT } from '@shuttle/booking/addresses'
import { PendingPayment } from '@shuttle/booking/result'
import { isApiError } from '@shuttle/contracts'
import { isAirportLine } from '@shuttle/domain'
import { isRoutable, useGoBack } from '@shuttle/host'
import { usePaidOrder } from '@shuttle/queries'
import { PageBody, PageHeader } from '@shuttle/ui'
import { Navigate, useSearchParams } from 'react-router-dom'
import { OrderNotOpened } from '../components/order-not-opened'
import { usePaymentTexts } from '../i18n/use-payment-texts'
import { AIRLINE } from '../paths'
import { PaidAirportOrder } from './paid-airport-order'

const codeOf = (error: unknown): string => (isApiError(error) ? error.code : '')

/** The result of a payment of an airport order. Bus orders are redirected to their page. */
const ResultPage = () => {
  const t = usePaymentTexts()
  const [query] = useSearchParams()
  const orderNo = query.get('orderNo') ?? ''
  const orderReqno = query.get('orderReqno') ?? ''
  const payType = query.get('payType') ?? ''
  const isLinkComplete = orderNo !== '' && orderReqno !== ''
  const paid = usePaidOrder(isLinkComplete ? { orderNo, orderReqno, payType } : undefined)
  const order = paid.data
  const goBack = useGoBack(AIRLINE)
  const { route } = useTripHeader(order)
  if (order && !isAirportLine(order.originCode + order.destinationCode) && isRoutable(RESULT)) {
    return <Navigate to={`${RESULT}?${query}`} replace />
  }
  const code = order ? '' : codeOf(paid.error)
  const isPending = code === 'PAYMENT_PENDING'
  const isOver = order !== undefined || isPending
  // The same header before and after the answer: its heading may have the focus.
  return (
    <>
      <PageHeader
        overlap={!isPending}
        title={t('result.title')}
        {...(!isOver && { back: { label: t('page.back'), onBack: goBack } })}
        {...(route && { route })}
      />
      {order && <PaidAirportOrder order={order} />}
      {isPending && <PendingPayment orderNo={orderNo} query={paid} loadingText={t('page.loading')} />}
      {!isOver && (
        <PageBody overlap wide>
          <OrderNotOpened
            isLinkComplete={isLinkComplete}
            query={paid}
            {...(code === 'PAYMENT_FAILED' && {
              way: { to: airportPaymentHref(orderNo), label: t('result.payAgain') },
            })}
          />
        </PageBody>
      )}
    </>
  )
}

export { ResultPage as Page }

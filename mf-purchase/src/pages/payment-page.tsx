import { useTripHeader } from '@shuttle/booking'
import { isUnknownCode, type Order } from '@shuttle/calls'
import { useGoBack } from '@shuttle/host'
import { useOrder } from '@shuttle/queries'
import { PageHeader } from '@shuttle/ui'
import { useSearchParams } from 'react-router-dom'
import { readReturned } from '../addresses/payment-address'
import { ticketDetailsHref } from '../addresses/ticket-details-address'
import { InvalidLink } from '../features/invalid-link/invalid-link'
import { usePaymentTexts } from '../i18n/use-payment-texts'
import { HOME } from '../paths'
import { LoadingBody, NO_TRIP } from './loading-body'
import { OrderToPay } from './order-to-pay'

const toTrip = (order: Order) => {
  const { category } = order
  return { ...order, category: isUnknownCode(category) ? ('oneWay' as const) : category }
}

const PaymentPage = () => {
  const t = usePaymentTexts()
  const [query] = useSearchParams()
  const orderNo = query.get('orderNo') ?? ''
  const order = useOrder(orderNo)
  const trip = order.data && toTrip(order.data)
  const goBack = useGoBack(trip ? ticketDetailsHref(trip) : HOME)
  const tripHeader = useTripHeader(trip ?? NO_TRIP)
  if (orderNo === '') {
    return (
      <InvalidLink heading={t('payment.heading')} title={t('invalidLink.orderTitle')}>
        {t('invalidLink.missingOrder')}
      </InvalidLink>
    )
  }
  // One header before and after the answer: its heading may have the focus.
  return (
    <>
      <PageHeader
        overlap
        title={t('payment.heading')}
        back={{ label: t('common.back'), onBack: goBack }}
        {...(trip && tripHeader)}
      />
      {order.data ? (
        <OrderToPay key={orderNo} order={order.data} goBack={goBack} returned={readReturned(query)} />
      ) : (
        <LoadingBody query={order} wide />
      )}
    </>
  )
}

export { PaymentPage as Page }

import { useOrder } from '@shuttle/queries'
import { useSearchParams } from 'react-router-dom'
import { readReturned } from '../addresses/payment-address'
import { InvalidLink } from '../features/invalid-link/invalid-link'
import { usePaymentTexts } from '../i18n/use-payment-texts'
import { LoadingPage } from './loading-page'
import { OrderToPay } from './order-to-pay'

const PaymentPage = () => {
  const t = usePaymentTexts()
  const [query] = useSearchParams()
  const orderNo = query.get('orderNo') ?? ''
  const order = useOrder(orderNo)
  if (orderNo === '') {
    return (
      <InvalidLink heading={t('payment.heading')} title={t('invalidLink.orderTitle')}>
        {t('invalidLink.missingOrder')}
      </InvalidLink>
    )
  }
  if (order.data) return <OrderToPay key={orderNo} order={order.data} returned={readReturned(query)} />
  return <LoadingPage heading={t('payment.heading')} query={order} />
}

export { PaymentPage as Page }

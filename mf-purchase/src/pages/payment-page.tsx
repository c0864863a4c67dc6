import { useTripHeader } from '@shuttle/booking'
import { AIRPORT_PAYMENT, buyHref, readReturned } from '@shuttle/booking/addresses'
import { OrderToPay } from '@shuttle/booking/checkout'
import { isUnknownCode, type Order } from '@shuttle/calls'
import { isAirportLine } from '@shuttle/domain'
import { isRoutable, useGoBack, useLanguage } from '@shuttle/host'
import { useOrder } from '@shuttle/queries'
import { PageHeader } from '@shuttle/ui'
import { Navigate, useSearchParams } from 'react-router-dom'
import { InvalidLink } from '../features/invalid-link/invalid-link'
import { usePaymentTexts } from '../i18n/use-payment-texts'
import { HOME, termsHref } from '../paths'
import { finishTrip } from '../state/trip-selection.store'
import { LoadingBody } from './loading-body'

const toTrip = (order: Order) => {
  const { category } = order
  return { ...order, category: isUnknownCode(category) ? ('oneWay' as const) : category }
}

const PaymentPage = () => {
  const t = usePaymentTexts()
  const language = useLanguage()
  const [query] = useSearchParams()
  const orderNo = query.get('orderNo') ?? ''
  const order = useOrder(orderNo)
  const trip = order.data && toTrip(order.data)
  const goBack = useGoBack((trip && buyHref(trip, isRoutable)) ?? HOME)
  const tripHeader = useTripHeader(trip)
  if (orderNo === '') {
    return (
      <InvalidLink heading={t('payment.heading')} title={t('invalidLink.orderTitle')}>
        {t('invalidLink.missingOrder')}
      </InvalidLink>
    )
  }
  if (trip && isAirportLine(trip.lineCode) && isRoutable(AIRPORT_PAYMENT)) {
    return <Navigate to={`${AIRPORT_PAYMENT}?${query}`} replace />
  }
  // The same header before and after the answer: its heading may have the focus.
  return (
    <>
      <PageHeader
        overlap
        title={t('payment.heading')}
        back={{ label: t('common.back'), onBack: goBack }}
        {...tripHeader}
      />
      {order.data ? (
        <OrderToPay
          key={orderNo}
          order={order.data}
          goBack={goBack}
          returned={readReturned(query)}
          termsHref={termsHref(language)}
          loadingText={t('common.loading')}
          onFinished={() => finishTrip(trip?.lineCode ?? '')}
        />
      ) : (
        <LoadingBody query={order} wide />
      )}
    </>
  )
}

export { PaymentPage as Page }

import { useTripHeader } from '@shuttle/booking'
import { readReturned } from '@shuttle/booking/addresses'
import { FlightDetails } from '@shuttle/booking/airport'
import { OrderToPay } from '@shuttle/booking/checkout'
import { isAirportLine } from '@shuttle/domain'
import { isRoutable, useGoBack, useLanguage } from '@shuttle/host'
import { useOrder } from '@shuttle/queries'
import { PageBody, PageHeader } from '@shuttle/ui'
import { Navigate, useSearchParams } from 'react-router-dom'
import { BookingSteps } from '../components/booking-steps'
import { OrderNotOpened } from '../components/order-not-opened'
import type { AirportTripSelection } from '../domain/airport-trip-selection'
import { usePaymentTexts } from '../i18n/use-payment-texts'
import { AIRLINE, BUS_PAYMENT, FAMILY, PASSENGERS, termsHref } from '../paths'
import { resetAirportTripSelection, useAirportTripSelection } from '../state/airport-trip-selection.store'

/** The page where the ride of a trip selection was entered, or the first page without one. */
const whereEntered = ({ departure, isFamily }: AirportTripSelection): string => {
  if (!departure) return AIRLINE
  return isFamily ? FAMILY : PASSENGERS
}

/** The payment page of an airport order, with its flight. Bus orders are redirected to their page. */
const PaymentPage = () => {
  const t = usePaymentTexts()
  const language = useLanguage()
  const [query] = useSearchParams()
  const orderNo = query.get('orderNo') ?? ''
  const { data: order, ...state } = useOrder(orderNo)
  const goBack = useGoBack(whereEntered(useAirportTripSelection()))
  const { route } = useTripHeader(order)
  if (order && !isAirportLine(order.lineCode) && isRoutable(BUS_PAYMENT)) {
    return <Navigate to={`${BUS_PAYMENT}?${query}`} replace />
  }
  // The same header before and after the answer: its heading may have the focus.
  return (
    <>
      <PageHeader
        overlap
        title={t('payment.title')}
        back={{ label: t('page.back'), onBack: goBack }}
        {...(route && { route })}
      >
        <BookingSteps current="payment" />
      </PageHeader>
      {order ? (
        <OrderToPay
          key={orderNo}
          order={order}
          goBack={goBack}
          returned={readReturned(query)}
          termsHref={termsHref(language)}
          loadingText={t('page.loading')}
          onFinished={resetAirportTripSelection}
        >
          {order.flight && <FlightDetails flight={order.flight} lineCode={order.lineCode} />}
        </OrderToPay>
      ) : (
        <PageBody overlap wide>
          <OrderNotOpened isLinkComplete={orderNo !== ''} query={state} />
        </PageBody>
      )}
    </>
  )
}

export { PaymentPage as Page }

import type { Order } from '@shuttle/calls'
import { checkFlight } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { useSearchParams } from 'react-router-dom'
import { ChangeableOrderOnly } from '../components/changeable-order-only'
import { LineOnSaleOnly } from '../components/line-on-sale-only'
import { MessageCard } from '../components/message-card'
import { MissingStep } from '../components/missing-step'
import { StepPage } from '../components/step-page'
import { type AirportLineCode, directionOf } from '../domain/airport-trip-selection'
import { findMissingStep } from '../domain/missing-step'
import { useChangeTexts } from '../i18n/use-change-texts'
import { useDeparturesTexts } from '../i18n/use-departures-texts'
import { changeHref, FLIGHT } from '../paths'
import { useAirportTripSelection } from '../state/airport-trip-selection.store'
import { readStoredDepartureChange } from '../state/stored-departure-change'
import { BookedDepartures } from './booked-departures'
import { ChangedDepartures } from './changed-departures'

const MINUTE_MS = 60_000

const Booked = () => {
  const selection = useAirportTripSelection()
  const now = useNow(MINUTE_MS)
  return (
    <LineOnSaleOnly lineCode={selection.lineCode}>
      {(line) => {
        const missing = findMissingStep(selection, line, now)
        return missing === 'trip' || missing === 'flight' ? (
          <MissingStep step={missing} />
        ) : (
          <BookedDepartures key={selection.lineCode} line={line} />
        )
      }}
    </LineOnSaleOnly>
  )
}

const Changed = ({ order, lineCode }: { order: Order; lineCode: AirportLineCode }) => {
  const t = useChangeTexts()
  const now = useNow(MINUTE_MS)
  const { flight, isFlightConfirmed } = readStoredDepartureChange(order.orderNo)
  const isKnown =
    flight && isFlightConfirmed && Object.keys(checkFlight(flight, directionOf(lineCode), now)).length === 0
  if (!isKnown) {
    return (
      <MessageCard
        title={t('missing.title')}
        text={t('gate.flightMissing')}
        to={changeHref(FLIGHT, order.orderNo)}
        label={t('gate.toFlight')}
      />
    )
  }
  return (
    <LineOnSaleOnly lineCode={lineCode}>
      {(line) => <ChangedDepartures order={order} line={line} lineCode={lineCode} flight={flight} />}
    </LineOnSaleOnly>
  )
}

const DeparturesPage = () => {
  const t = useDeparturesTexts()
  const [query] = useSearchParams()
  const orderNo = query.get('orderNo')
  if (orderNo === null) {
    return (
      <StepPage title={t('departures.title')} step="departure" before={FLIGHT}>
        <Booked />
      </StepPage>
    )
  }
  return (
    <StepPage title={t('departures.titleOfChange')} before={changeHref(FLIGHT, orderNo)}>
      <ChangeableOrderOnly orderNo={orderNo}>
        {(order, lineCode) => <Changed key={order.orderNo} order={order} lineCode={lineCode} />}
      </ChangeableOrderOnly>
    </StepPage>
  )
}

export { DeparturesPage as Page }

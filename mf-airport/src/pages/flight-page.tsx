import type { LineOnSale, Order } from '@shuttle/calls'
import { isRoutable, useLanguage, useNow } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ChangeableOrderOnly } from '../components/changeable-order-only'
import { EarlierChoice } from '../components/earlier-choice'
import { LineOnSaleOnly } from '../components/line-on-sale-only'
import { MissingStep } from '../components/missing-step'
import { StepPage } from '../components/step-page'
import { useHeadcount } from '../components/use-headcount'
import { type AirportLineCode, directionOf, NO_FLIGHT } from '../domain/airport-trip-selection'
import { findMissingStep } from '../domain/missing-step'
import { proposeFlight } from '../domain/propose-flight'
import { FlightForm } from '../features/register-flight/flight-form'
import { useFlightTexts } from '../i18n/use-flight-texts'
import { AIRLINE, changeHref, DEPARTURES, HOME, ORDER_DETAILS, orderHref } from '../paths'
import { updateAirportTripSelection, useAirportTripSelection } from '../state/airport-trip-selection.store'
import { readStoredDepartureChange, writeStoredDepartureChange } from '../state/stored-departure-change'

const MINUTE_MS = 60_000

/** The flight of a ride that is being booked. */
const BookedFlight = ({ line }: { line: LineOnSale }) => {
  const t = useFlightTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const now = useNow(MINUTE_MS)
  const toHeadcount = useHeadcount()
  const selection = useAirportTripSelection()
  if (selection.date === undefined || findMissingStep(selection, line, now) === 'trip')
    return <MissingStep step="trip" />
  const direction = directionOf(selection.lineCode)
  return (
    <>
      <EarlierChoice
        title={`${line.originName} → ${line.destinationName}`}
        note={[formatDate(selection.date, language, 'short'), toHeadcount(selection.counts)].join(t('page.separator'))}
        to={AIRLINE}
        changeLabel={t('page.change')}
        changeName={t('trip.change')}
      />
      <FlightForm
        key={selection.lineCode}
        direction={direction}
        initial={proposeFlight(selection.flight, { direction, hongKong: t('flight.hongKong'), date: selection.date })}
        onType={(flight) => updateAirportTripSelection({ flight })}
        onDone={(flight) => {
          updateAirportTripSelection({ flight })
          navigate(DEPARTURES)
        }}
      />
    </>
  )
}

/** The flight of an order whose departure is being changed: the passenger enters or confirms it again. */
const FlightOfOrder = ({ order, lineCode }: { order: Order; lineCode: AirportLineCode }) => {
  const t = useFlightTexts()
  const navigate = useNavigate()
  const { orderNo } = order
  const direction = directionOf(lineCode)
  const [initial] = useState(() =>
    proposeFlight(readStoredDepartureChange(orderNo).flight ?? order.flight ?? NO_FLIGHT, {
      direction,
      hongKong: t('flight.hongKong'),
      date: order.outbound.date,
    }),
  )
  return (
    <FlightForm
      direction={direction}
      initial={initial}
      isChange
      onType={(flight) => writeStoredDepartureChange(orderNo, { flight, isFlightConfirmed: false, sentKey: undefined })}
      onDone={(flight) => {
        writeStoredDepartureChange(orderNo, { flight, isFlightConfirmed: true })
        navigate(changeHref(DEPARTURES, orderNo))
      }}
    />
  )
}

const FlightPage = () => {
  const t = useFlightTexts()
  const [query] = useSearchParams()
  const orderNo = query.get('orderNo')
  const { lineCode } = useAirportTripSelection()
  if (orderNo === null) {
    return (
      <StepPage title={t('flight.title')} step="flight" before={AIRLINE}>
        <LineOnSaleOnly lineCode={lineCode}>{(line) => <BookedFlight line={line} />}</LineOnSaleOnly>
      </StepPage>
    )
  }
  return (
    <StepPage title={t('flight.titleOfChange')} before={isRoutable(ORDER_DETAILS) ? orderHref(orderNo) : HOME}>
      <ChangeableOrderOnly orderNo={orderNo}>
        {(order, lineCode) => <FlightOfOrder key={order.orderNo} order={order} lineCode={lineCode} />}
      </ChangeableOrderOnly>
    </StepPage>
  )
}

export { FlightPage as Page }

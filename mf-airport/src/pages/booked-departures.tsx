import type { LineOnSale } from '@shuttle/calls'
import { currencyForOrigin, formatMoney, seatsNeeded, toInstant } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { bookingErrorTexts } from '@shuttle/i18n/errors'
import { hasFailed, useFares } from '@shuttle/queries'
import { Button, TotalBar } from '@shuttle/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHeadcount } from '../components/use-headcount'
import { directionOf } from '../domain/airport-trip-selection'
import type { DepartureOption } from '../domain/departure-options'
import { fareTotal } from '../domain/fare-total'
import { isComboOn } from '../domain/is-combo-on'
import { DepartureList } from '../features/choose-departure/departure-list'
import { FlightCard } from '../features/choose-departure/flight-card'
import { useDeparturesTexts } from '../i18n/use-departures-texts'
import { FAMILY, FLIGHT, PASSENGERS } from '../paths'
import { updateAirportTripSelection, useAirportTripSelection } from '../state/airport-trip-selection.store'
import { useConnectingDays } from './use-connecting-days'
import { useDepartureOptions } from './use-departure-options'

/** The departures for a booking whose trip and flight are chosen. */
export const BookedDepartures = ({ line }: { line: LineOnSale }) => {
  const t = useDeparturesTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const toHeadcount = useHeadcount()
  const { lineCode, flight, date, counts, departure, isFamily, coupons } = useAirportTripSelection()
  const seats = seatsNeeded(counts)
  const { connection, days } = useConnectingDays({ line, lineCode, flight, date })
  const known = useDepartureOptions({ lineCode, connection, days, seats })
  const currency = currencyForOrigin(line.originCode)
  const day = departure?.date ?? date
  const fares = useFares({ lineCode, currency }, day)
  const total = fareTotal(
    fares.data?.find(({ fareType }) => fareType === 'reserved'),
    counts,
    day !== undefined && isComboOn(line, day),
  )
  const [isChecking, setChecking] = useState(false)
  const [problem, setProblem] = useState<string>()

  const chosen = departure && toInstant(departure.date, departure.beginTime)
  const isChosen = (option: DepartureOption) => option.departsAt === chosen && option.refusal === undefined
  const open = known.options?.find(isChosen)
  const choose = ({ departure: { date: day, beginTime, endTime } }: DepartureOption) => {
    setProblem(undefined)
    updateAirportTripSelection({ departure: { date: day, beginTime, endTime } })
  }
  /**
   * Seats may have been sold since the page was loaded: departures are queried again before any document is entered.
   */
  const goOn = async () => {
    if (!open) return setProblem(bookingErrorTexts[language].DEPARTURE_MISSING)
    setChecking(true)
    const fresh = await known.readAgain()
    setChecking(false)
    if (fresh === undefined || fresh.some(isChosen)) navigate(isFamily ? FAMILY : PASSENGERS)
  }
  const amount = total === undefined ? undefined : formatMoney(total, currency)
  return (
    <>
      <FlightCard
        flight={flight}
        direction={directionOf(lineCode)}
        route={`${line.originName} → ${line.destinationName}`}
        seats={seats}
        to={FLIGHT}
      />
      <DepartureList
        options={known.options}
        failed={known.failed ?? (hasFailed(fares) ? fares : undefined)}
        connection={connection}
        days={days}
        flightNumber={flight.flightNumber}
        seats={seats}
        date={date}
        chosen={chosen}
        onChoose={choose}
      />
      <TotalBar
        label={t(coupons.length > 0 ? 'departures.priceBeforeCoupons' : 'departures.price')}
        amount={fares.isPending ? undefined : (amount ?? '–')}
        note={problem ?? [open && departure?.beginTime, toHeadcount(counts)].filter(Boolean).join(t('page.separator'))}
      >
        <Button loading={isChecking} onClick={() => void goOn()}>
          {t(isChecking ? 'departures.checking' : 'departures.next')}
        </Button>
      </TotalBar>
    </>
  )
}

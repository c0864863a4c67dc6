import { LazyQuestion } from '@shuttle/booking/checkout'
import type { LineOnSale, Order } from '@shuttle/calls'
import { type Departure, type FlightInfo, toInstant } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { bookingErrorTexts } from '@shuttle/i18n/errors'
import { formatDate, formatDateTime } from '@shuttle/i18n/format'
import { Button, Notice, TotalBar } from '@shuttle/ui'
import { useState } from 'react'
import { EarlierChoice } from '../components/earlier-choice'
import { type AirportLineCode, type ChosenDeparture, directionOf } from '../domain/airport-trip-selection'
import { isSameFare, movingSeats, movingTickets } from '../domain/changed-tickets'
import type { DepartureOption } from '../domain/departure-options'
import { useSendChange } from '../features/change-departure/use-send-change'
import { DepartureList } from '../features/choose-departure/departure-list'
import { FlightCard } from '../features/choose-departure/flight-card'
import { useChangeTexts } from '../i18n/use-change-texts'
import { changeHref, FLIGHT } from '../paths'
import { readStoredDepartureChange, writeStoredDepartureChange } from '../state/stored-departure-change'
import { useConnectingDays } from './use-connecting-days'
import { useDepartureOptions } from './use-departure-options'
import { useFaresOfDays } from './use-fares-of-days'

interface ChangedDeparturesProps {
  order: Order
  line: LineOnSale
  lineCode: AirportLineCode
  /** The flight as entered again for the change. */
  flight: FlightInfo
}

/** The departures that an order may be moved to: same direction and fare, connecting with the flight. */
export const ChangedDepartures = ({ order, line, lineCode, flight }: ChangedDeparturesProps) => {
  const t = useChangeTexts()
  const language = useLanguage()
  const { orderNo, outbound } = order
  const [departure, setDeparture] = useState<ChosenDeparture | undefined>(
    () => readStoredDepartureChange(orderNo).departure,
  )
  const [isConfirming, setConfirming] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const seats = movingSeats(order)
  const { connection, days } = useConnectingDays({ line, lineCode, flight, date: undefined })
  const fares = useFaresOfDays(line, days)
  const known = useDepartureOptions({
    lineCode,
    connection,
    days,
    seats,
    present: {
      departsAt: toInstant(outbound.date, outbound.beginTime),
      isSameFare: (one: Departure) => isSameFare(order, fares.fareOn(one.date)),
    },
  })
  const sent = useSendChange(orderNo, lineCode, () => void known.readAgain())

  const chosen = departure && toInstant(departure.date, departure.beginTime)
  const open = known.options?.find((option) => option.departsAt === chosen && option.refusal === undefined)
  const choose = (option: DepartureOption) => {
    const { date, beginTime, endTime } = option.departure
    sent.clearProblem()
    setMissing(false)
    setDeparture({ date, beginTime, endTime })
    writeStoredDepartureChange(orderNo, { departure: { date, beginTime, endTime }, sentKey: undefined })
  }
  const confirm = () => (open ? setConfirming(true) : setMissing(true))
  const proceed = async () => {
    if (departure) await sent.change(departure, flight)
    setConfirming(false)
  }
  const problemAt = (place: NonNullable<typeof sent.problem>['at']) =>
    sent.problem?.at === place ? sent.problem.text : undefined
  const when = ({ date, beginTime }: Pick<ChosenDeparture, 'date' | 'beginTime'>) =>
    [formatDate(date, language, 'short'), beginTime].join(t('page.separator'))
  const route = `${line.originName} → ${line.destinationName}`
  const together = t('change.once', { count: movingTickets(order).length })
  const until =
    order.changeableUntil === undefined
      ? ''
      : t('change.until', { time: formatDateTime(order.changeableUntil, language) })
  const chosenDay = open && departure ? [formatDate(departure.date, language, 'short'), route] : [route]
  const barNote = isMissing ? bookingErrorTexts[language].DEPARTURE_MISSING : chosenDay.join(t('page.separator'))
  return (
    <>
      <EarlierChoice title={`${t('change.present')}: ${when(outbound)}`} note={`${together} ${until}`} />
      <FlightCard
        flight={flight}
        direction={directionOf(lineCode)}
        route={route}
        seats={seats}
        to={changeHref(FLIGHT, orderNo)}
      />
      {problemAt('flight') && (
        <Notice kind="danger" announce>
          {problemAt('flight')}
        </Notice>
      )}
      <DepartureList
        options={fares.isPending ? undefined : known.options}
        failed={known.failed ?? fares.failed}
        connection={connection}
        days={days}
        flightNumber={flight.flightNumber}
        seats={seats}
        date={undefined}
        chosen={chosen}
        problem={problemAt('departure')}
        onChoose={choose}
      />
      <TotalBar
        label={t('change.confirm')}
        amount={open && departure ? departure.beginTime : '–'}
        note={problemAt('bar') ?? barNote}
      >
        <Button loading={sent.isPending} onClick={confirm}>
          {t(sent.isPending ? 'change.sending' : 'change.confirm')}
        </Button>
      </TotalBar>
      <LazyQuestion
        open={isConfirming}
        title={t('change.question', { departure: departure ? when(departure) : '' })}
        confirmLabel={t('change.yes')}
        onConfirm={() => void proceed()}
        cancelLabel={t('change.no')}
        onCancel={() => setConfirming(false)}
        busy={sent.isPending}
      >
        <p>{t('change.codeVoid')}</p>
        <p>{together}</p>
        <p>{t('change.sameFare')}</p>
      </LazyQuestion>
    </>
  )
}

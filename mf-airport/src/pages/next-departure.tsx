import type { LineOnSale } from '@shuttle/calls'
import { seatsNeeded, toInstant } from '@shuttle/domain'
import { toast } from '@shuttle/host'
import { Button, Spinner } from '@shuttle/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useClockTime } from '../components/use-clock-time'
import type { ChosenDeparture } from '../domain/airport-trip-selection'
import { type DepartureOption, nextThatFits } from '../domain/departure-options'
import { useDeparturesTexts } from '../i18n/use-departures-texts'
import { usePassengersTexts } from '../i18n/use-passengers-texts'
import { updateAirportTripSelection, useAirportTripSelection } from '../state/airport-trip-selection.store'
import { useConnectingDays } from './use-connecting-days'
import { useDepartureOptions } from './use-departure-options'

interface NextDepartureProps {
  line: LineOnSale
  /** The departure that was refused. */
  departure: ChosenDeparture
}

/** The departure to offer instead of a refused one, with its current seats; all entered data stays. */
export const NextDeparture = ({ line, departure }: NextDepartureProps) => {
  const t = usePassengersTexts()
  const departuresT = useDeparturesTexts()
  const toTime = useClockTime()
  const { lineCode, flight, date, counts } = useAirportTripSelection()
  const { connection, days } = useConnectingDays({ line, lineCode, flight, date })
  const known = useDepartureOptions({ lineCode, connection, days, seats: seatsNeeded(counts) })
  /** Data that was loaded before the refusal is out of date. */
  const [isFresh, setFresh] = useState(false)
  const readAgain = useEffectEvent(async () => setFresh((await known.readAgain()) !== undefined))
  useEffect(() => void readAgain(), [])

  if (!isFresh || !known.options) return known.failed ? null : <Spinner label={t('page.loading')} />
  const next = nextThatFits(known.options, { departsAt: toInstant(departure.date, departure.beginTime) })
  if (!next) return <p>{t('order.noneFits')}</p>
  const time = toTime(next.departsAt, departure.date)
  const take = ({ departure: { date: day, beginTime, endTime } }: DepartureOption) => {
    updateAirportTripSelection({ departure: { date: day, beginTime, endTime } })
    toast(t('order.taken', { time }), 'success')
  }
  return (
    <Button kind="soft" onClick={() => take(next)}>
      {t('order.take', { time, seats: departuresT('departures.seatsLeft', { count: next.seatsLeft }) })}
    </Button>
  )
}

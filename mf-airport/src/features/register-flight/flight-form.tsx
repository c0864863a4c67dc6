import type { AirportErrorCode } from '@shuttle/contracts'
import {
  type AirportDirection,
  checkFlight,
  type FlightInfo,
  type FlightViolation,
  normalizeFlightNumber,
  plainFlightNumber,
} from '@shuttle/domain'
import { FilteredField, Form, useForm } from '@shuttle/forms'
import { now, useLanguage } from '@shuttle/host'
import { airportErrorTexts } from '@shuttle/i18n/errors'
import { Card, TextField } from '@shuttle/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { typeFlightNumber } from '../../domain/type-flight-number'
import { useFlightTexts } from '../../i18n/use-flight-texts'
import styles from './flight-form.module.css'

/** As stored: the number padded, no spaces around names. */
const tidy = (flight: FlightInfo): FlightInfo => ({
  flightNumber: normalizeFlightNumber(flight.flightNumber),
  airline: flight.airline.trim(),
  origin: flight.origin.trim(),
  destination: flight.destination.trim(),
  transit: flight.transit.trim(),
  date: flight.date,
  time: flight.time.slice(0, 5),
})

interface FlightFormProps {
  direction: AirportDirection
  initial: FlightInfo
  isChange?: boolean
  /** Called at every keystroke, to store the trip selection. */
  onType: (flight: FlightInfo) => void
  onDone: (flight: FlightInfo) => void
}

/** The flight that a ride connects with; take-off towards the airport, landing from it, always Hong Kong time. */
export const FlightForm = ({ direction, initial, isChange = false, onType, onDone }: FlightFormProps) => {
  const t = useFlightTexts()
  const language = useLanguage()
  const shown = { ...initial, flightNumber: plainFlightNumber(initial.flightNumber) }
  const form = useForm<FlightInfo, FlightInfo, FlightViolation & AirportErrorCode>({
    name: 'mf-airport: flight',
    initial: () => shown,
    check: (values) => checkFlight({ ...values, time: values.time.slice(0, 5) }, direction, now()),
    texts: airportErrorTexts[language],
    send: async (values) => tidy(values),
    onDone: (flight) => onDone(flight),
  })
  const { values, field } = form
  /** The stored values. A form that is done sets its values again: these are not keystrokes. */
  const reported = useRef(JSON.stringify(shown))
  const handleType = useEffectEvent((typed: FlightInfo) => {
    const text = JSON.stringify(typed)
    if (text === reported.current) return
    reported.current = text
    onType(typed)
  })
  useEffect(() => handleType(values), [values])

  const stored = normalizeFlightNumber(values.flightNumber)
  const isTakeOff = direction === 'toAirport'
  const introduction = t(`flight.${direction}`)
  return (
    <Card>
      <Form
        form={form}
        title={t(isChange ? 'flight.titleOfChange' : 'flight.title')}
        introduction={isChange ? `${introduction} ${t('flight.ofChange')}` : introduction}
        submitLabel={t(isChange ? 'flight.nextOfChange' : 'flight.next')}
        pendingLabel={t('flight.sending')}
      >
        <FilteredField
          {...field('flightNumber')}
          label={t('flight.number')}
          hint={t('flight.numberHint')}
          filter={typeFlightNumber}
          autoComplete="off"
          required
        />
        {stored !== values.flightNumber && (
          <p className={styles.stored} aria-live="polite">
            {t('flight.numberStored', { number: stored })}
          </p>
        )}
        <TextField {...field('airline')} label={t('flight.airline')} hint={t('flight.airlineHint')} required />
        <div className={styles.pair}>
          <TextField {...field('origin')} label={t('flight.origin')} hint={t('flight.placeHint')} required />
          <TextField {...field('destination')} label={t('flight.destination')} hint={t('flight.placeHint')} required />
        </div>
        <TextField {...field('transit')} label={t('flight.transit')} hint={t('flight.placeHint')} />
        <div className={styles.pair}>
          <TextField
            {...field('date')}
            type="date"
            label={t(isTakeOff ? 'flight.takeOffDate' : 'flight.landingDate')}
            hint={t('flight.hongKongTime')}
            required
          />
          <TextField
            {...field('time')}
            type="time"
            label={t(isTakeOff ? 'flight.takeOffTime' : 'flight.landingTime')}
            hint={t('flight.hongKongTime')}
            required
          />
        </div>
      </Form>
    </Card>
  )
}

import { useBookingTexts } from '@shuttle/booking'
import { addDays, isAirportLine, isCivilDate, PASSENGER_TYPES } from '@shuttle/domain'
import {
  type FaresOfDay,
  faresOn,
  findFareFaults,
  isDayToChange,
  nextFareDay,
  readFares,
  setFares,
} from '@shuttle/domain/staff'
import { toast, useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { ConfirmDialog, FormRow, FormRows } from '@shuttle/ui/backoffice'
import { type LinePrices, setFaresCall, type TicketPrices } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffAction } from '../../kit/use-staff-action'
import { readPriceForm, toPriceForm } from '../domain/price-form'
import { PanelForm } from '../panel-form'
import { useRefreshPrices } from '../state/use-prices'
import { usePricesTexts } from '../texts/use-prices-texts'
import { useDayRange } from '../use-day-range'
import { useStaffCodeText } from '../use-staff-code-text'
import { AmountFields } from './amount-fields'
import { PricePreview } from './price-preview'
import styles from './set-prices.module.css'
import { usePricesAddress } from './use-prices-address'

interface PriceFormProps {
  /** Form id, with which a button outside of the form submits it. */
  id: string
  prices: LinePrices
  ticket: TicketPrices
  /** Empty: tomorrow, until another day is chosen. */
  from: string
}

const countChanges = (before: FaresOfDay, after: FaresOfDay): number =>
  PASSENGER_TYPES.filter((type) => before[type]?.cny !== after[type]?.cny || before[type]?.hkd !== after[type]?.hkd)
    .length

/** New prices of a fare type from a day on, with the prices of any day before and after. */
export const PriceForm = ({ id, prices, ticket, from }: PriceFormProps) => {
  const { lineCode, currency, today } = prices
  const { fareType, fares, revision } = ticket
  const t = usePricesTexts()
  const tBooking = useBookingTexts()
  const language = useLanguage()
  const toText = useStaffCodeText()
  const toRange = useDayRange()
  const refresh = useRefreshPrices()
  const { close } = usePricesAddress()
  const [day, setDay] = useState(from || addDays(today, 1))
  const [previewDay, setPreviewDay] = useState(day)
  const [form, setForm] = useState(() => toPriceForm(faresOn(fares, from || today)))
  const [refusals, setRefusals] = useState(0)
  const [isConfirming, setConfirming] = useState(false)
  const which = { lineCode, fareType, from: day, expectedRevision: revision }
  const { run, isPending, error, clear } = useStaffAction({
    call: (wanted: FaresOfDay) => staffCall(setFaresCall, { ...which, fares: wanted }),
    name: 'set fares',
  })

  const given = readPriceForm(form)
  const wanted = readFares(given)
  const isDay = isCivilDate(day) && isDayToChange(day, today)
  const after = wanted && isDay ? setFares(fares, { from: day, fares: wanted }) : undefined
  const shownDay = isCivilDate(previewDay) ? previewDay : day
  // The preview starts at the first day of the new prices.
  const chooseDay = (chosen: string) => {
    setDay(chosen)
    setPreviewDay(chosen)
  }
  const stop = () => {
    clear()
    setConfirming(false)
  }
  const check = () => {
    if (after) setConfirming(true)
    else setRefusals(refusals + 1)
  }
  const send = async () => {
    if (!wanted) return
    const done = await run(wanted)
    await refresh()
    if (!done) return
    toast(t('price.done', { day: formatDate(day, language) }), 'success')
    close()
  }
  return (
    <>
      <PanelForm id={id} refusals={refusals} onSubmit={check}>
        <FormRows>
          <FormRow
            label={t('form.firstDay')}
            hint={t('form.pricesHint')}
            error={refusals > 0 && !isDay ? toText('STAFF_DAY_OUT_OF_RANGE') : undefined}
          >
            {(field) => (
              <input
                {...field}
                type="date"
                min={today}
                value={day}
                onChange={({ target }) => chooseDay(target.value)}
              />
            )}
          </FormRow>
          <AmountFields form={form} faults={refusals > 0 ? findFareFaults(given) : {}} onChange={setForm} />
          {after && (
            <section className={styles.preview} aria-label={t('preview.title')}>
              <FormRow label={t('preview.day')}>
                {(field) => (
                  <input
                    {...field}
                    type="date"
                    min={today}
                    value={previewDay}
                    onChange={({ target }) => setPreviewDay(target.value)}
                  />
                )}
              </FormRow>
              <PricePreview before={faresOn(fares, shownDay)} after={faresOn(after, shownDay)} currency={currency} />
            </section>
          )}
        </FormRows>
      </PanelForm>
      <ConfirmDialog
        open={isConfirming && after !== undefined}
        title={t('price.question')}
        confirmLabel={t('price.confirm')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        busy={isPending}
        error={error}
        onConfirm={() => void send()}
        onCancel={stop}
      >
        {after && (
          <>
            <p>
              {t('price.consequence', {
                type: tBooking(`fareType.${fareType}`),
                days: toRange(day, nextFareDay(fares, day)),
                changes: countChanges(faresOn(fares, day), faresOn(after, day)),
              })}
            </p>
            <PricePreview before={faresOn(fares, day)} after={faresOn(after, day)} currency={currency} />
            {isAirportLine(lineCode) && <p>{t('price.airport')}</p>}
          </>
        )}
      </ConfirmDialog>
    </>
  )
}

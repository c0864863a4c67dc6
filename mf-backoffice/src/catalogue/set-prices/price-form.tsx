import { useBookingTexts } from '@shuttle/booking'
import {
  addDays,
  type Cents,
  type CivilDate,
  isAirportLine,
  isCivilDate,
  PASSENGER_TYPES,
  type PassengerType,
} from '@shuttle/domain'
import {
  type FaresOfDay,
  faresOn,
  findFareFaults,
  isDayToChange,
  nextFareDay,
  readFares,
  setFares,
} from '@shuttle/domain/staff'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { FormRow } from '@shuttle/ui/backoffice'
import { type LinePrices, setFaresCall, type TicketPrices } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { FormField } from '../../kit/form-field'
import { PanelForm } from '../../kit/panel-form'
import { usePanelForm } from '../../kit/use-panel-form'
import { useSearchState } from '../../kit/use-search-state'
import { NO_PRICE_FORM, PRICES_ADDRESS } from '../domain/prices-address'
import { useRefreshPrices } from '../state/use-prices'
import { usePricesTexts } from '../texts/use-prices-texts'
import { useDayRange } from '../use-day-range'
import { AmountFields } from './amount-fields'
import { PricePreview } from './price-preview'
import styles from './set-prices.module.css'

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

/** Both amounts are undefined where a passenger type is not sold. */
type Amounts = Record<PassengerType, { cny: Cents | undefined; hkd: Cents | undefined }>
type Prices = Amounts & { from: CivilDate }

const toAmounts = (fares: FaresOfDay): Amounts => {
  const amounts = (type: PassengerType) => ({ cny: fares[type]?.cny, hkd: fares[type]?.hkd })
  return Object.fromEntries(PASSENGER_TYPES.map((type) => [type, amounts(type)])) as Amounts
}

/** New prices of a fare type from a day on, with the prices of any day before and after. */
export const PriceForm = ({ id, prices, ticket, from: firstDay }: PriceFormProps) => {
  const { lineCode, currency, today } = prices
  const { fareType, fares, revision } = ticket
  const t = usePricesTexts()
  const tBooking = useBookingTexts()
  const language = useLanguage()
  const toRange = useDayRange()
  const { show } = useSearchState(PRICES_ADDRESS)
  const [previewDay, setPreviewDay] = useState(firstDay || addDays(today, 1))
  const { form, isValid, panel } = usePanelForm({
    name: 'set fares',
    initial: (): Prices => ({ ...toAmounts(faresOn(fares, firstDay || today)), from: previewDay }),
    check: ({ from, ...given }) => ({
      ...(!(isCivilDate(from) && isDayToChange(from, today)) && { from: 'STAFF_DAY_OUT_OF_RANGE' as const }),
      ...findFareFaults(given),
    }),
    call: ({ from, ...given }) =>
      staffCall(setFaresCall, {
        ...{ lineCode, fareType, from, expectedRevision: revision },
        fares: readFares(given) ?? {},
      }),
    refresh: useRefreshPrices(),
    doneText: ({ from }) => t('price.done', { day: formatDate(from, language) }),
    onSaved: () => show(NO_PRICE_FORM),
  })
  const { from, ...given } = form.values
  const wanted = readFares(given)
  const after = wanted && isValid ? setFares(fares, { from, fares: wanted }) : undefined
  const shownDay = isCivilDate(previewDay) ? previewDay : from
  const day = form.field('from')
  // The preview starts at the first day of the new prices.
  const chooseDay = (chosen: string) => {
    day.onChange(chosen)
    setPreviewDay(chosen)
  }
  return (
    <PanelForm
      {...panel}
      id={id}
      question={t('price.question')}
      confirmLabel={t('price.confirm')}
      consequence={
        after && (
          <>
            <p>
              {t('price.consequence', {
                type: tBooking(`fareType.${fareType}`),
                days: toRange(from, nextFareDay(fares, from)),
                changes: countChanges(faresOn(fares, from), faresOn(after, from)),
              })}
            </p>
            <PricePreview before={faresOn(fares, from)} after={faresOn(after, from)} currency={currency} />
            {isAirportLine(lineCode) && <p>{t('price.airport')}</p>}
          </>
        )
      }
    >
      <FormField
        field={{ ...day, onChange: chooseDay }}
        label={t('common.firstTravelDay')}
        hint={t('form.pricesHint')}
        kind="date"
        min={today}
      />
      <AmountFields field={form.field} />
      {after && (
        <section className={styles.preview} aria-label={t('common.preview')}>
          <FormRow label={t('preview.day')}>
            {(row) => (
              <input
                {...row}
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
    </PanelForm>
  )
}

import { useBookingTexts } from '@shuttle/booking'
import { isApiError } from '@shuttle/contracts'
import { addDays, daysBetween } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { type LinePrices, setQuotaCall, type TicketPrices, type TicketQuota } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { FormField } from '../../kit/form-field'
import { PanelForm } from '../../kit/panel-form'
import { LastDayField, OptionalCountField } from '../../kit/typed-field'
import { usePanelForm } from '../../kit/use-panel-form'
import { useSearchState } from '../../kit/use-search-state'
import { checkSeats, type SeatsChange } from '../domain/check-seats'
import { NO_PRICE_FORM, PRICES_ADDRESS } from '../domain/prices-address'
import { useRefreshPrices } from '../state/use-prices'
import { usePricesTexts } from '../texts/use-prices-texts'
import { useDayRange } from '../use-day-range'

interface SeatsFormProps {
  /** Form id, with which a button outside of the form submits it. */
  id: string
  prices: LinePrices
  ticket: TicketPrices
  quota: TicketQuota
  from: string
}

/** The minimum in a refusal with its day; undefined for any other refusal. */
const readLeast = (cause: unknown): { least: number; date: string } | undefined => {
  if (!isApiError(cause) || cause.code !== 'STAFF_QUOTA_BELOW_SOLD') return undefined
  const { least, date } = (cause.data ?? {}) as { least?: unknown; date?: unknown }
  return typeof least === 'number' && typeof date === 'string' ? { least, date } : undefined
}

/** Seats a day of a fare type on some days, or from a day on; an empty number restores the usual one. */
export const SeatsForm = ({ id, prices: { lineCode, today }, ticket, quota, from: day }: SeatsFormProps) => {
  const { fareType } = ticket
  const t = usePricesTexts()
  const tBooking = useBookingTexts()
  const language = useLanguage()
  const toRange = useDayRange()
  const { show } = useSearchState(PRICES_ADDRESS)
  const { form, isValid, cause, panel } = usePanelForm({
    name: 'set seats',
    initial: (): SeatsChange => ({ from: day || addDays(today, 1), until: undefined, seats: undefined }),
    check: (change) => checkSeats(change, today),
    call: (change) => staffCall(setQuotaCall, { ...change, lineCode, fareType, expectedRevision: quota.revision }),
    refresh: useRefreshPrices(),
    doneText: () => t('seats.done'),
    onSaved: () => show(NO_PRICE_FORM),
  })
  const { from, until, seats } = form.values
  const least = readLeast(cause)
  const leastText = least && t('seats.least', { least: least.least, day: formatDate(least.date, language) })
  return (
    <PanelForm
      {...panel}
      dialog={{ ...panel.dialog, error: leastText ?? panel.dialog.error }}
      id={id}
      question={t('seats.question')}
      confirmLabel={t('seats.confirm')}
      consequence={
        isValid && (
          <>
            <p>
              {t(seats === undefined ? 'seats.again' : 'seats.consequence', {
                type: tBooking(`fareType.${fareType}`),
                days: toRange(from, until),
                seats: seats ?? quota.usual,
              })}
            </p>
            <p>{until === undefined ? t('seats.forGood') : t('seats.dayCount', { days: daysBetween(from, until) })}</p>
          </>
        )
      }
    >
      <FormField field={form.field('from')} label={t('common.firstTravelDay')} kind="date" min={today} />
      <LastDayField
        field={form.field('until')}
        label={t('common.lastTravelDay')}
        hint={t('form.lastDayHint')}
        min={from}
      />
      <OptionalCountField
        field={form.field('seats')}
        label={t('seats.perDay')}
        hint={t('seats.perDayHint', { usual: quota.usual })}
        maxLength={12}
      />
    </PanelForm>
  )
}

import { useBookingTexts } from '@shuttle/booking'
import { isApiError } from '@shuttle/contracts'
import { addDays, daysBetween } from '@shuttle/domain'
import { toast, useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { ConfirmDialog, FormRow, FormRows } from '@shuttle/ui/backoffice'
import { type LinePrices, setQuotaCall, type TicketPrices, type TicketQuota } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffAction } from '../../kit/use-staff-action'
import { findSeatsFaults, readSeats, toUntil } from '../domain/seats-form'
import { PanelForm } from '../panel-form'
import { useRefreshPrices } from '../state/use-prices'
import { usePricesTexts } from '../texts/use-prices-texts'
import { useDayRange } from '../use-day-range'
import { useStaffCodeText } from '../use-staff-code-text'
import { usePricesAddress } from './use-prices-address'

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
export const SeatsForm = ({ id, prices: { lineCode, today }, ticket, quota, from }: SeatsFormProps) => {
  const { fareType } = ticket
  const t = usePricesTexts()
  const tBooking = useBookingTexts()
  const language = useLanguage()
  const toText = useStaffCodeText()
  const toRange = useDayRange()
  const refresh = useRefreshPrices()
  const { close } = usePricesAddress()
  const [form, setForm] = useState({ firstDay: from || addDays(today, 1), lastDay: '', seats: '' })
  const [refusals, setRefusals] = useState(0)
  const [isConfirming, setConfirming] = useState(false)
  const found = findSeatsFaults(form, today)
  const faults = refusals > 0 ? found : {}
  const isGood = Object.keys(found).length === 0
  const [seats, until] = [readSeats(form.seats), toUntil(form.lastDay)]
  const which = { lineCode, fareType, from: form.firstDay, until, expectedRevision: quota.revision }
  const { run, isPending, error, cause, clear } = useStaffAction({
    call: (wanted: number | undefined) => staffCall(setQuotaCall, { ...which, seats: wanted }),
    name: 'set seats',
  })
  const least = readLeast(cause)
  const leastText = least && t('seats.least', { least: least.least, day: formatDate(least.date, language) })
  const edit = (name: keyof typeof form) => (value: string) => setForm({ ...form, [name]: value })
  const send = async () => {
    const done = await run(seats)
    await refresh()
    if (!done) return
    toast(t('seats.done'), 'success')
    close()
  }
  return (
    <>
      <PanelForm
        id={id}
        refusals={refusals}
        onSubmit={() => (isGood ? setConfirming(true) : setRefusals(refusals + 1))}
      >
        <FormRows>
          <FormRow label={t('form.firstDay')} error={toText(faults.firstDay)}>
            {(field) => (
              <input
                {...field}
                type="date"
                min={today}
                value={form.firstDay}
                onChange={({ target }) => edit('firstDay')(target.value)}
              />
            )}
          </FormRow>
          <FormRow label={t('form.lastDay')} hint={t('form.lastDayHint')} error={toText(faults.lastDay)}>
            {(field) => (
              <input
                {...field}
                type="date"
                min={form.firstDay}
                value={form.lastDay}
                onChange={({ target }) => edit('lastDay')(target.value)}
              />
            )}
          </FormRow>
          <FormRow
            label={t('seats.perDay')}
            hint={t('seats.perDayHint', { usual: quota.usual })}
            error={toText(faults.seats)}
          >
            {(field) => (
              <input
                {...field}
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                value={form.seats}
                onChange={({ target }) => edit('seats')(target.value)}
              />
            )}
          </FormRow>
        </FormRows>
      </PanelForm>
      <ConfirmDialog
        open={isConfirming && isGood}
        title={t('seats.question')}
        confirmLabel={t('seats.confirm')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        busy={isPending}
        error={leastText ?? error}
        onConfirm={() => void send()}
        onCancel={() => {
          clear()
          setConfirming(false)
        }}
      >
        {isConfirming && isGood && (
          <>
            <p>
              {t(seats === undefined ? 'seats.again' : 'seats.consequence', {
                type: tBooking(`fareType.${fareType}`),
                days: toRange(form.firstDay, until),
                seats: seats ?? quota.usual,
              })}
            </p>
            <p>
              {until === undefined
                ? t('seats.forGood')
                : t('seats.dayCount', { days: daysBetween(form.firstDay, until) })}
            </p>
          </>
        )}
      </ConfirmDialog>
    </>
  )
}

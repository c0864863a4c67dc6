import { addDays, daysBetween, isCivilDate, type PeakDays, readCount } from '@shuttle/domain'
import { checkPeakDays, type PeakFault, SETTING_RANGES } from '@shuttle/domain/staff'
import { toast } from '@shuttle/host'
import { ConfirmDialog, FormRow, FormRows } from '@shuttle/ui/backoffice'
import { addPeakDaysCall, type LineOnSale } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffAction } from '../../kit/use-staff-action'
import { PanelForm } from '../panel-form'
import { useRefreshLineSettings } from '../state/use-line-settings'
import { useLinesTexts } from '../texts/use-lines-texts'
import { useDayRange } from '../use-day-range'
import { useStaffCodeText } from '../use-staff-code-text'
import { useLinesAddress } from './use-lines-address'

interface PeakFormProps {
  /** Form id, with which a button outside of the form submits it. */
  id: string
  line: LineOnSale
  today: string
}

const FIELDS = {
  STAFF_DAY_OUT_OF_RANGE: 'from',
  STAFF_PEAK_OVERLAP: 'from',
  STAFF_DAYS_REVERSED: 'until',
  STAFF_SETTING_OUT_OF_RANGE: 'limit',
} as const satisfies Record<PeakFault, string>

/** Travel days with a lower maximum of passengers per order. */
export const PeakForm = ({ id, line, today }: PeakFormProps) => {
  const t = useLinesTexts()
  const toText = useStaffCodeText()
  const toRange = useDayRange()
  const refresh = useRefreshLineSettings()
  const { close } = useLinesAddress()
  const [form, setForm] = useState({ first: addDays(today, 1), last: addDays(today, 1), limit: '2' })
  const [refusals, setRefusals] = useState(0)
  const [isConfirming, setConfirming] = useState(false)
  const { run, isPending, error, clear } = useStaffAction({
    call: (days: PeakDays) =>
      staffCall(addPeakDaysCall, { ...days, lineCode: line.lineCode, expectedRevision: line.peakRevision }),
    name: 'add peak days',
  })
  const peak = {
    from: isCivilDate(form.first) ? form.first : '',
    until: isCivilDate(form.last) ? addDays(form.last, 1) : '',
    maxPerOrder: readCount(form.limit) ?? Number.NaN,
  }
  const fault = checkPeakDays(peak, line.peakDays, today)
  const field = fault && FIELDS[fault]
  const getFieldError = (name: (typeof FIELDS)[PeakFault]) => {
    if (refusals === 0 || field !== name) return undefined
    return name === 'limit' ? t('settings.range', SETTING_RANGES.maxPerOrder) : toText(fault)
  }
  const send = async () => {
    const done = await run(peak)
    await refresh()
    // Days that another editor added are shown as an error of the field now.
    if (!done) return setRefusals(refusals + 1)
    toast(t('peak.done'), 'success')
    close()
  }
  return (
    <>
      <PanelForm id={id} refusals={refusals} onSubmit={() => (fault ? setRefusals(refusals + 1) : setConfirming(true))}>
        <FormRows>
          <FormRow label={t('peak.firstDay')} error={getFieldError('from')}>
            {(row) => (
              <input
                {...row}
                type="date"
                min={today}
                value={form.first}
                onChange={({ target }) => setForm({ ...form, first: target.value })}
              />
            )}
          </FormRow>
          <FormRow label={t('peak.lastDay')} hint={t('peak.lastDayHint')} error={getFieldError('until')}>
            {(row) => (
              <input
                {...row}
                type="date"
                min={form.first}
                value={form.last}
                onChange={({ target }) => setForm({ ...form, last: target.value })}
              />
            )}
          </FormRow>
          <FormRow label={t('peak.limit')} error={getFieldError('limit')}>
            {(row) => (
              <input
                {...row}
                inputMode="numeric"
                autoComplete="off"
                maxLength={9}
                value={form.limit}
                onChange={({ target }) => setForm({ ...form, limit: target.value })}
              />
            )}
          </FormRow>
        </FormRows>
      </PanelForm>
      <ConfirmDialog
        open={isConfirming && (!fault || isPending)}
        title={t('peak.question')}
        confirmLabel={t('peak.confirm')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        busy={isPending}
        error={error}
        onConfirm={() => void send()}
        onCancel={() => {
          clear()
          setConfirming(false)
        }}
      >
        {isConfirming && !fault && (
          <p>
            {t('peak.consequence', {
              days: toRange(peak.from, peak.until),
              limit: peak.maxPerOrder,
              count: daysBetween(peak.from, peak.until),
            })}
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}

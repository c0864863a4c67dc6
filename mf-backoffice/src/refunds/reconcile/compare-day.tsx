import { usePayTypeName } from '@shuttle/booking'
import { PAY_TYPES, type StaffBody } from '@shuttle/calls/staff'
import { addDays, civilDateAt } from '@shuttle/domain'
import { toast, useLanguage, useNow } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Stack } from '@shuttle/ui'
import { ConfirmDialog, FormRow, FormRows } from '@shuttle/ui/backoffice'
import { runReconciliationCall } from '@shuttle/wire/staff'
import { useRef, useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffAction } from '../../kit/use-staff-action'
import { useRefreshReconciliation } from '../state/use-reconciliation'
import { useReconciliationTexts } from '../texts/use-reconciliation-texts'

const compareDay = (body: StaffBody<typeof runReconciliationCall>) => staffCall(runReconciliationCall, body)

export interface DayToCompare {
  /** Empty: yesterday. */
  day: string
  /** Empty: all providers. */
  payType: string
}

interface CompareDayProps {
  /** Initial values of the dialog. */
  start: DayToCompare
  onClose: () => void
}

const MINUTE_MS = 60_000

/** Dialog for the day to compare now; mounted only while it is open. */
export const CompareDay = ({ start, onClose }: CompareDayProps) => {
  const t = useReconciliationTexts()
  const language = useLanguage()
  const toPayTypeName = usePayTypeName()
  const refresh = useRefreshReconciliation()
  const yesterday = addDays(civilDateAt(useNow(MINUTE_MS)), -1)
  const [day, setDay] = useState(start.day || yesterday)
  const [payType, setPayType] = useState(start.payType)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { run, isPending, error } = useStaffAction({ call: compareDay, name: 'compare a day' })
  const confirm = async () => {
    if (day === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    if (!(await run({ day, payType: payType || undefined }))) return
    await refresh()
    toast(t('run.done', { day: formatDate(day, language) }), 'success')
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('run.title')}
      confirmLabel={t(isPending ? 'run.running' : 'run.confirm')}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      busy={isPending}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack>
        <p>{t('run.text')}</p>
        <FormRows>
          <FormRow label={t('run.day')} error={isMissing && day === '' ? t('run.dayMissing') : undefined}>
            {(row) => (
              <input
                {...row}
                ref={field}
                type="date"
                max={yesterday}
                value={day}
                onChange={({ target }) => setDay(target.value)}
              />
            )}
          </FormRow>
          <FormRow label={t('common.paymentMethod')}>
            {(row) => (
              <select {...row} value={payType} onChange={({ target }) => setPayType(target.value)}>
                <option value="">{t('common.all')}</option>
                {PAY_TYPES.map((one) => (
                  <option key={one} value={one}>
                    {toPayTypeName(one)}
                  </option>
                ))}
              </select>
            )}
          </FormRow>
        </FormRows>
      </Stack>
    </ConfirmDialog>
  )
}

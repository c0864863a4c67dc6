import type { StaffBody } from '@shuttle/calls/staff'
import { type DisruptionScope, isReasonGiven, STAFF_REASON_LENGTH } from '@shuttle/domain/staff'
import { toast } from '@shuttle/host'
import { newIdempotencyKey } from '@shuttle/queries'
import { Stack } from '@shuttle/ui'
import { ConfirmDialog, FormRow } from '@shuttle/ui/backoffice'
import { type DisruptionCounts, declareDisruptionCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useFaultFocus } from '../../kit/use-fault-focus'
import { useSearchState } from '../../kit/use-search-state'
import { useStaffAction } from '../../kit/use-staff-action'
import { DISRUPTION_ADDRESS } from '../domain/disruption-address'
import { useRefreshDisruptions } from '../state/use-disruptions'
import { useDisruptionTexts } from '../texts/use-disruption-texts'
import { formatRefunds, useRidesText } from '../use-rides-text'

const declare = (body: StaffBody<typeof declareDisruptionCall>) => staffCall(declareDisruptionCall, body)

interface ConfirmDisruptionProps {
  open: boolean
  rides: DisruptionScope
  counts: DisruptionCounts
  onClose: () => void
}

/** Confirms rides as not running, with the number of orders for each effect, and a reason. */
export const ConfirmDisruption = ({ open, rides, counts, onClose }: ConfirmDisruptionProps) => {
  const t = useDisruptionTexts()
  const formatRides = useRidesText()
  const refresh = useRefreshDisruptions()
  const { setFilters } = useSearchState(DISRUPTION_ADDRESS)
  // One key for each form: sent again after a lost answer, it is the same disruption.
  const [requestKey] = useState(newIdempotencyKey)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { form, focusFault } = useFaultFocus<HTMLDivElement>()
  const { run, isPending, error, clear } = useStaffAction({ call: declare, name: 'declare disruption' })
  const close = () => {
    clear()
    onClose()
  }
  const confirm = async () => {
    if (!isReasonGiven(reason)) {
      setMissing(true)
      return focusFault()
    }
    const done = await run({ scope: rides, reason: reason.trim(), requestKey, shown: counts })
    // After a refusal the counts may have changed: refetches them.
    if (!done) return void refresh()
    toast(t('declare.done'), 'success')
    close()
    // Shows its progress, and an empty form.
    setFilters({ open: done.result.disruptionNo })
    await refresh()
  }
  const { orders, tickets, coupons, mails } = counts
  return (
    <ConfirmDialog
      open={open}
      title={t('declare.question', { rides: formatRides(rides) })}
      confirmLabel={t(isPending ? 'declare.busy' : 'declare.start')}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      kind="danger"
      busy={isPending}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      <div ref={form}>
        <Stack>
          <p>{t('declare.stop')}</p>
          <p>
            <strong>{t('declare.text', { orders, tickets, sums: formatRefunds(counts.sums) })}</strong>
          </p>
          <p>{t('declare.also', { coupons, mails })}</p>
          <p>{t('declare.both')}</p>
          <FormRow
            label={t('common.reason')}
            hint={t('common.staffReasonHint')}
            error={isMissing && !isReasonGiven(reason) ? t('common.reasonMissing') : undefined}
          >
            {(field) => (
              <textarea
                {...field}
                rows={3}
                maxLength={STAFF_REASON_LENGTH.most}
                required
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </FormRow>
        </Stack>
      </div>
    </ConfirmDialog>
  )
}

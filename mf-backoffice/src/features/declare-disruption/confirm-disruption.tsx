import { isReasonGiven, STAFF_REASON_LENGTH } from '@shuttle/domain/staff'
import { toast } from '@shuttle/host'
import { newIdempotencyKey } from '@shuttle/queries'
import { Stack } from '@shuttle/ui'
import { ConfirmAct, FormRow } from '@shuttle/ui/desk'
import { useState } from 'react'
import { type DisruptionCounts, declare, type Rides } from '../../calls/disruptions'
import { useFaultFocus } from '../../components/use-fault-focus'
import { useStaffAct } from '../../components/use-staff-act'
import { useDisruptionTexts } from '../../i18n/use-disruption-texts'
import { useRefreshDisruptions } from '../../state/use-disruptions'
import { useDisruptionAddress } from './use-disruption-address'
import { sayRefunds, useRidesText } from './use-rides-text'

interface ConfirmDisruptionProps {
  open: boolean
  rides: Rides
  counts: DisruptionCounts
  onClose: () => void
}

/** Confirms rides as not running, with the number of orders for each effect, and a reason. */
export const ConfirmDisruption = ({ open, rides, counts, onClose }: ConfirmDisruptionProps) => {
  const t = useDisruptionTexts()
  const sayRides = useRidesText()
  const refresh = useRefreshDisruptions()
  const { show } = useDisruptionAddress()
  // One key for each form: sent again after a lost answer, it is the same disruption.
  const [requestKey] = useState(newIdempotencyKey)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { form, focusFault } = useFaultFocus<HTMLDivElement>()
  const { act, isPending, error, clear } = useStaffAct({ call: declare, name: 'declare disruption' })
  const close = () => {
    clear()
    onClose()
  }
  const confirm = async () => {
    if (!isReasonGiven(reason)) {
      setMissing(true)
      return focusFault()
    }
    const done = await act({ rides, reason: reason.trim(), requestKey, shown: counts })
    // After a refusal the counts may have changed: refetches them.
    if (!done) return void refresh()
    toast(t('declare.done'), 'success')
    close()
    show(done.result.disruptionNo)
    await refresh()
  }
  const { orders, tickets, coupons, mails } = counts
  return (
    <ConfirmAct
      open={open}
      title={t('declare.question', { rides: sayRides(rides) })}
      confirmLabel={t(isPending ? 'declare.busy' : 'declare.confirm')}
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
            <strong>{t('declare.text', { orders, tickets, sums: sayRefunds(counts.sums) })}</strong>
          </p>
          <p>{t('declare.also', { coupons, mails })}</p>
          <p>{t('declare.both')}</p>
          <FormRow
            label={t('declare.reason')}
            hint={t('declare.reasonHint')}
            error={isMissing && !isReasonGiven(reason) ? t('declare.missing') : undefined}
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
    </ConfirmAct>
  )
}

import { usePayTypeName } from '@shuttle/booking'
import { formatMoney } from '@shuttle/domain'
import { isReasonGiven, isReferenceGiven, REFERENCE_LENGTH, STAFF_REASON_LENGTH } from '@shuttle/domain/staff'
import { toast } from '@shuttle/host'
import { Stack } from '@shuttle/ui'
import { ConfirmDialog, FormRow } from '@shuttle/ui/backoffice'
import { type LedgerEntry, settleRefundCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { staffCall } from '../../kit/calls/staff-call'
import { useFaultFocus } from '../../kit/use-fault-focus'
import { useStaffAction } from '../../kit/use-staff-action'
import { useRefreshLedger } from '../state/use-ledger'
import { useLedgerTexts } from '../texts/use-ledger-texts'

interface SettleRefundProps {
  entry: LedgerEntry
  open: boolean
  onClose: () => void
}

const EMPTY = { reference: '', reason: '' }

/** Marks a refund as paid outside of its provider, with reference and reason, and shows the effect before. */
export const SettleRefund = ({ entry, open, onClose }: SettleRefundProps) => {
  const t = useLedgerTexts()
  const texts = useStaffErrorTexts()
  const refresh = useRefreshLedger()
  const toPayTypeName = usePayTypeName()
  const [typed, setTyped] = useState(EMPTY)
  const [hasTried, setTried] = useState(false)
  const { form, focusFault } = useFaultFocus<HTMLDivElement>()
  const { refundNo, payType, refund, currency } = entry
  const { run, isPending, error, clear } = useStaffAction({
    call: () => {
      const [reference, reasonText] = [typed.reference.trim(), typed.reason.trim()]
      return staffCall(settleRefundCall, { refundNo, reference, reasonText })
    },
    name: 'settle refund',
  })
  const isReferenceWrong = !isReferenceGiven(typed.reference)
  const isReasonWrong = !isReasonGiven(typed.reason)
  const close = () => {
    setTyped(EMPTY)
    setTried(false)
    clear()
    onClose()
  }
  const settle = async () => {
    setTried(true)
    if (isReferenceWrong || isReasonWrong) return focusFault()
    const done = await run(undefined)
    await refresh()
    if (!done) return
    toast(t('settle.done', { refundNo }), 'success')
    close()
  }
  const provider = toPayTypeName(payType)
  return (
    <ConfirmDialog
      open={open}
      title={t('settle.question')}
      confirmLabel={t(isPending ? 'settle.busy' : 'settle.confirm')}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      kind="danger"
      busy={isPending}
      error={error}
      onConfirm={() => void settle()}
      onCancel={close}
    >
      <div ref={form}>
        <Stack>
          <p>{t('settle.text', { refund: formatMoney(refund, currency), provider })}</p>
          <p>{t('settle.twice', { provider })}</p>
          <FormRow
            label={t('entry.reference')}
            hint={t('settle.referenceHint')}
            error={hasTried && isReferenceWrong ? texts.STAFF_REFERENCE_MISSING : undefined}
          >
            {(field) => (
              <input
                {...field}
                autoComplete="off"
                maxLength={REFERENCE_LENGTH.most}
                required
                value={typed.reference}
                onChange={({ target }) => setTyped({ ...typed, reference: target.value })}
              />
            )}
          </FormRow>
          <FormRow
            label={t('common.reason')}
            hint={t('settle.reasonHint')}
            error={hasTried && isReasonWrong ? texts.STAFF_REASON_MISSING : undefined}
          >
            {(field) => (
              <textarea
                {...field}
                rows={3}
                maxLength={STAFF_REASON_LENGTH.most}
                required
                value={typed.reason}
                onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
              />
            )}
          </FormRow>
        </Stack>
      </div>
    </ConfirmDialog>
  )
}

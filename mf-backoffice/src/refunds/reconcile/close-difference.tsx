import type { StaffBody } from '@shuttle/calls/staff'
import { toast } from '@shuttle/host'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import { closeDifferenceCall, type Difference } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffAction } from '../../kit/use-staff-action'
import { useRefreshReconciliation } from '../state/use-reconciliation'
import { useReconciliationTexts } from '../texts/use-reconciliation-texts'

const closeDifference = (body: StaffBody<typeof closeDifferenceCall>) => staffCall(closeDifferenceCall, body)

interface CloseDifferenceProps {
  /** Undefined while the dialog is closed. */
  difference: Difference | undefined
  onClose: () => void
}

const LONGEST_REASON = 200

/** Closes a difference with a reason. It moves no money: any correction has to be done before. */
export const CloseDifference = ({ difference, onClose }: CloseDifferenceProps) => {
  const t = useReconciliationTexts()
  const refresh = useRefreshReconciliation()
  const { run, isPending, error, clear } = useStaffAction({ call: closeDifference, name: 'close difference' })
  const number = difference?.differenceNo ?? ''
  const dismiss = () => {
    clear()
    onClose()
  }
  const confirm = async (reason: string) => {
    const done = await run({ differenceNo: number, reason })
    // A colleague may have closed it meanwhile.
    await refresh()
    if (!done) return
    toast(t('close.done', { number }), 'success')
    dismiss()
  }
  return (
    <ConfirmDialog
      open={difference !== undefined}
      title={t('close.title')}
      reason={{
        label: t('close.reason'),
        hint: t('close.reasonHint'),
        maxLength: LONGEST_REASON,
        missing: t('close.reasonMissing'),
      }}
      confirmLabel={t(isPending ? 'close.closing' : 'close.confirm')}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      busy={isPending}
      error={error}
      onConfirm={(reason) => void confirm(reason)}
      onCancel={dismiss}
    >
      {t('close.text', { number })}
    </ConfirmDialog>
  )
}

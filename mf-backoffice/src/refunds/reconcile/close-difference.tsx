import { closeDifferenceCall, type Difference } from '@shuttle/wire/staff'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { useRefreshReconciliation } from '../state/use-reconciliation'
import { useReconciliationTexts } from '../texts/use-reconciliation-texts'

interface CloseDifferenceProps {
  /** Undefined while the dialog is closed. */
  difference: Difference | undefined
  onClose: () => void
}

const LONGEST_REASON = 200

/** Closes a difference with a reason. It moves no money: any correction has to be done before. */
export const CloseDifference = ({ difference, onClose }: CloseDifferenceProps) => {
  const t = useReconciliationTexts()
  return (
    <ActionDialog
      about={difference?.differenceNo}
      call={(differenceNo, reason) => staffCall(closeDifferenceCall, { differenceNo, reason })}
      name="close difference"
      title={t('close.title')}
      reason={{
        label: t('common.reason'),
        hint: t('close.reasonHint'),
        maxLength: LONGEST_REASON,
        missing: t('close.reasonMissing'),
      }}
      confirmLabel={t('close.confirm')}
      busyLabel={t('close.closing')}
      consequence={(number) => t('close.text', { number })}
      done={(number) => t('close.done', { number })}
      onAnswer={useRefreshReconciliation()}
      onClose={onClose}
    />
  )
}

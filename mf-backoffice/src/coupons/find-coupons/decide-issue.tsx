import { approveCouponIssueCall, rejectCouponIssueCall, type WaitingIssue } from '@shuttle/wire/staff'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { useCouponsTexts } from '../texts/use-coupons-texts'
import { useRefreshStaffCoupons } from './use-staff-coupons'

const CALLS = { approve: approveCouponIssueCall, reject: rejectCouponIssueCall }

interface DecideIssueProps {
  /** Undefined while the dialog is closed. */
  issue: WaitingIssue | undefined
  decision: 'approve' | 'reject'
  onClose: () => void
}

/** Confirms the decision of a second person about an issue; a refusal names why a decided issue cannot change. */
export const DecideIssue = ({ issue, decision, onClose }: DecideIssueProps) => {
  const t = useCouponsTexts()
  const refresh = useRefreshStaffCoupons()
  return (
    <ActionDialog
      about={issue}
      call={({ issueNo }) => staffCall(CALLS[decision], { issueNo })}
      name={`${decision} coupon issue`}
      title={t(`second.${decision}Question`)}
      confirmLabel={t(`second.${decision}`)}
      {...(decision === 'reject' && { kind: 'danger' })}
      consequence={({ issueNo, coupons }) => t(`second.${decision}Text`, { number: issueNo, count: coupons })}
      done={({ issueNo }) => t(`second.${decision}Done`, { number: issueNo })}
      onAnswer={refresh}
      onClose={onClose}
    />
  )
}

import { decideIssue, type WaitingIssue } from '../../calls/staff-coupons'
import { ActionDialog } from '../../components/action-dialog'
import { useCouponsTexts } from '../../i18n/use-coupons-texts'
import { useRefreshStaffCoupons } from './use-staff-coupons'

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
      call={({ issueNo }) => decideIssue(issueNo, decision)}
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

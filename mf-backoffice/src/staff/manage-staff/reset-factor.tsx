import { resetSecondFactorCall, type StaffMember } from '@shuttle/wire/staff'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { useIndexTexts } from '../../kit/texts/use-index-texts'

interface ResetFactorProps {
  member: StaffMember | undefined
  onClose: () => void
}

/** Removes a lost authenticator app of a member of staff. */
export const ResetFactor = ({ member, onClose }: ResetFactorProps) => {
  const t = useIndexTexts()
  return (
    <ActionDialog
      about={member}
      call={({ accountId }) => staffCall(resetSecondFactorCall, { accountId })}
      name="reset second factor"
      title={t('staff.resetTitle')}
      confirmLabel={t('staff.reset')}
      kind="danger"
      consequence={({ email }) => t('staff.resetText', { email })}
      done={({ email }) => t('staff.resetDone', { email })}
      onClose={onClose}
    />
  )
}

import { toast } from '@shuttle/host'
import { ConfirmAct } from '@shuttle/ui/desk'
import { resetSecondFactor } from '../../calls/second-factor'
import type { StaffMember } from '../../calls/staff-members'
import { useStaffAct } from '../../components/use-staff-act'
import { useIndexTexts } from '../../i18n/use-index-texts'

interface ResetFactorProps {
  member: StaffMember | undefined
  onClose: () => void
}

/** Takes the authenticator app of someone away who lost it. */
export const ResetFactor = ({ member, onClose }: ResetFactorProps) => {
  const t = useIndexTexts()
  const email = member?.email ?? ''
  const { act, isPending, error, clear } = useStaffAct({ call: resetSecondFactor, name: 'reset second factor' })
  const close = () => {
    clear()
    onClose()
  }
  const confirm = async () => {
    if (!member || !(await act(member.accountId))) return
    toast(t('staff.resetDone', { email }), 'success')
    close()
  }
  return (
    <ConfirmAct
      open={member !== undefined}
      title={t('staff.resetTitle')}
      confirmLabel={t('staff.reset')}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      kind="danger"
      busy={isPending}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      {t('staff.resetText', { email })}
    </ConfirmAct>
  )
}

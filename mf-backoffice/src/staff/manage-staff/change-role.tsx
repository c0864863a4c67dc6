import type { StaffBody } from '@shuttle/calls/staff'
import { STAFF_POSITIONS } from '@shuttle/domain/staff'
import { toast } from '@shuttle/host'
import { useMemberId } from '@shuttle/queries'
import { ConfirmDialog, FormRow } from '@shuttle/ui/backoffice'
import { type StaffMember, setStaffRoleCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useIndexTexts } from '../../kit/texts/use-index-texts'
import { useRoleName } from '../../kit/use-role-name'
import { useStaffAction } from '../../kit/use-staff-action'
import { useRefreshStaff, useStaffList } from '../state/use-staff-list'

const changeRole = (change: StaffBody<typeof setStaffRoleCall>) => staffCall(setStaffRoleCall, change)

interface ChangeRoleProps {
  member: StaffMember | undefined
  onClose: () => void
}

/** Changes or removes the role of a member of staff, and shows the effect before. */
export const ChangeRole = ({ member, onClose }: ChangeRoleProps) => {
  const t = useIndexTexts()
  const toRoleName = useRoleName()
  const memberId = useMemberId()
  const refreshStaff = useRefreshStaff()
  const [role, setRole] = useState('')
  const [isSame, setSame] = useState(false)
  const list = useStaffList({ enabled: member !== undefined }).data
  // A colleague may have changed the role since the dialog was opened.
  const shown = list?.find(({ accountId }) => accountId === member?.accountId) ?? member
  const { email = '', role: from = '' } = shown ?? {}
  const chosen = role || from
  const { run, isPending, error, clear } = useStaffAction({ call: changeRole, name: 'change role' })
  const close = () => {
    setRole('')
    setSame(false)
    clear()
    onClose()
  }
  const confirm = async () => {
    if (!shown || chosen === from) return setSame(true)
    const done = await run({ accountId: shown.accountId, role: chosen, expectedRole: from })
    await refreshStaff()
    if (!done) return
    toast(t('staff.changed', { email, to: toRoleName(chosen) }), 'success')
    close()
  }
  const names = { email, from: toRoleName(from), to: toRoleName(chosen) }
  return (
    <ConfirmDialog
      open={member !== undefined}
      title={t('staff.changeOf', { email })}
      confirmLabel={t(isPending ? 'staff.confirming' : 'staff.confirm')}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      kind={chosen === 'none' && from !== 'none' ? 'danger' : 'primary'}
      busy={isPending}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      <FormRow label={t('staff.new')} error={isSame && chosen === from ? t('staff.same') : undefined}>
        {(field) => (
          <select {...field} value={chosen} onChange={({ target }) => setRole(target.value)}>
            {STAFF_POSITIONS.map((position) => (
              <option key={position} value={position}>
                {toRoleName(position)}
              </option>
            ))}
          </select>
        )}
      </FormRow>
      {chosen !== from && <p>{t(chosen === 'none' ? 'staff.taken' : 'staff.given', names)}</p>}
      {shown?.accountId === memberId && <p>{t('staff.self')}</p>}
    </ConfirmDialog>
  )
}

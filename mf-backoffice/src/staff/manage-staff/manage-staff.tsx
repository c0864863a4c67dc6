import type { StaffMember } from '@shuttle/wire/staff'
import { useState } from 'react'
import { ChangeRole } from './change-role'
import { IssueEnrolmentCode } from './issue-enrolment-code'
import { ResetFactor } from './reset-factor'
import { StaffTable } from './staff-table'

/** The table of staff, and the dialogs that change an account. */
export const ManageStaff = () => {
  const [changed, setChanged] = useState<StaffMember>()
  const [reset, setReset] = useState<StaffMember>()
  const [enrolled, setEnrolled] = useState<StaffMember>()
  return (
    <>
      <StaffTable onChange={setChanged} onReset={setReset} onEnrol={setEnrolled} />
      <ChangeRole member={changed} onClose={() => setChanged(undefined)} />
      <ResetFactor member={reset} onClose={() => setReset(undefined)} />
      <IssueEnrolmentCode member={enrolled} onClose={() => setEnrolled(undefined)} />
    </>
  )
}

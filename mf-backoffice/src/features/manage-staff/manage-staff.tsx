import { useState } from 'react'
import type { StaffMember } from '../../calls/staff-members'
import { ChangeRole } from './change-role'
import { ResetFactor } from './reset-factor'
import { StaffTable } from './staff-table'

/** The table of staff, and the two questions that change something of it. */
export const ManageStaff = () => {
  const [changed, setChanged] = useState<StaffMember>()
  const [reset, setReset] = useState<StaffMember>()
  return (
    <>
      <StaffTable onChange={setChanged} onReset={setReset} />
      <ChangeRole member={changed} onClose={() => setChanged(undefined)} />
      <ResetFactor member={reset} onClose={() => setReset(undefined)} />
    </>
  )
}

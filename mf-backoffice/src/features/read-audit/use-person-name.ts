import { useMay } from '../../state/use-staff-index'
import { useStaffList } from '../../state/use-staff-list'

/** The address of a staff account; its id for a former member of staff. */
export const usePersonName = (): ((accountId: string) => string) => {
  const people = useStaffList({ enabled: useMay('staff.read') }).data
  return (accountId) => people?.find((one) => one.accountId === accountId)?.email ?? accountId
}

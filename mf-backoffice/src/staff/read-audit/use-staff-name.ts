import { useMay } from '../../kit/state/use-staff-index'
import { useStaffList } from '../state/use-staff-list'

/** The address of a staff account; its id for a former member of staff. */
export const useStaffName = (): ((accountId: string) => string) => {
  const staff = useStaffList({ enabled: useMay('staff.read') }).data
  return (accountId) => staff?.find((one) => one.accountId === accountId)?.email ?? accountId
}

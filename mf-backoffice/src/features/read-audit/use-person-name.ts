import { useMay } from '../../state/use-staff-index'
import { useStaffList } from '../../state/use-staff-list'

/** The address of an account of staff; its id where it is staff no longer. */
export const usePersonName = (): ((accountId: string) => string) => {
  const people = useStaffList({ enabled: useMay('staff.read') }).data
  return (accountId) => people?.find((one) => one.accountId === accountId)?.email ?? accountId
}

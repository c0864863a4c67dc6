import { queryStaffGuidesCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffQuery } from '../../kit/state/use-staff-query'

/** Every guide: of lines, of stops, and the holidays. */
export const useStaffGuides = () =>
  useStaffQuery({ key: ['guides'], read: (signal) => staffCall(queryStaffGuidesCall, {}, { signal }) })

import { queryAreasCall } from '@shuttle/wire/staff'
import { staffCall } from '../../calls/staff-call'
import { useStaffQuery } from '../../state/use-staff-query'

/** All areas, by code. */
export const useAreas = () =>
  useStaffQuery({ key: ['areas'], read: (signal) => staffCall(queryAreasCall, {}, { signal }) })

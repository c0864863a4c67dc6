import { queryAreasCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffQuery } from '../../kit/state/use-staff-query'

/** All areas, by code. */
export const useAreas = () =>
  useStaffQuery({ key: ['areas'], read: (signal) => staffCall(queryAreasCall, {}, { signal }) })

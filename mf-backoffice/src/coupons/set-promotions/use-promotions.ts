import { queryPromotionsCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffQuery } from '../../kit/state/use-staff-query'

/** All promotions, on or off. */
export const usePromotions = () =>
  useStaffQuery({ key: ['promotions'], read: (signal) => staffCall(queryPromotionsCall, {}, { signal }) })

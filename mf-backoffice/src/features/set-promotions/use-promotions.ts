import { fetchPromotions } from '../../calls/promotions'
import { useStaffQuery } from '../../state/use-staff-query'

/** All promotions, on or off. */
export const usePromotions = () => useStaffQuery({ key: ['promotions'], read: (signal) => fetchPromotions(signal) })

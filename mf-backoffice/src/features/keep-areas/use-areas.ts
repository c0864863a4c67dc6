import { fetchAreas } from '../../calls/areas'
import { useStaffQuery } from '../../state/use-staff-query'

/** Every area, by code. */
export const useAreas = () => useStaffQuery({ key: ['areas'], read: (signal) => fetchAreas(signal) })

import { fetchAreas } from '../../calls/areas'
import { useStaffQuery } from '../../state/use-staff-query'

/** All areas, by code. */
export const useAreas = () => useStaffQuery({ key: ['areas'], read: (signal) => fetchAreas(signal) })

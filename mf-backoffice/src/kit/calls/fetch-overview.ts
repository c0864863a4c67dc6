import { type Overview, queryOverviewCall } from '@shuttle/wire/staff'
import { staffCall } from './staff-call'

/** In a file of its own, so that its schemas are loaded on demand. Throws `ApiError`. */
export const fetchOverview = (signal: AbortSignal): Promise<Overview> => staffCall(queryOverviewCall, {}, { signal })

import { queryRulesCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useRefresh } from '../../kit/state/use-refresh'
import { useStaffQuery } from '../../kit/state/use-staff-query'

const KEY = 'rules'

/** All dated rules. */
export const useRules = () => useStaffQuery({ key: [KEY], read: (signal) => staffCall(queryRulesCall, {}, { signal }) })

/** Refetches the rules after an edit. */
export const useRefreshRules = (): (() => Promise<void>) => useRefresh(KEY)

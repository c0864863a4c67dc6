import { useMemberId } from '@shuttle/queries'
import { queryRulesCall } from '@shuttle/wire/staff'
import { useQueryClient } from '@tanstack/react-query'
import { staffCall } from '../../kit/calls/staff-call'
import { BACKOFFICE_KEY } from '../../kit/state/keys'
import { useStaffQuery } from '../../kit/state/use-staff-query'

const KEY = 'rules'

/** All dated rules. */
export const useRules = () => useStaffQuery({ key: [KEY], read: (signal) => staffCall(queryRulesCall, {}, { signal }) })

/** Refetches the rules after an edit. */
export const useRefreshRules = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY] })
}

import { useMemberId } from '@shuttle/queries'
import { querySearchesCall } from '@shuttle/wire/staff'
import { useQueryClient } from '@tanstack/react-query'
import { staffCall } from '../../kit/calls/staff-call'
import { BACKOFFICE_KEY } from '../../kit/state/keys'
import { useStaffQuery } from '../../kit/state/use-staff-query'

const KEY = 'saved-searches'

/** The saved searches of the signed-in member of staff, with their refetch. */
export const useSavedSearches = () => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  const query = useStaffQuery({
    key: [KEY],
    read: (signal) => staffCall(querySearchesCall, {}, { signal }),
    staleMs: 60_000,
  })
  return {
    searches: query.data ?? [],
    refresh: () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY] }),
  }
}

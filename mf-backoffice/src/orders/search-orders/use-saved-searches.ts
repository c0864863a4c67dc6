import { querySearchesCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useRefresh } from '../../kit/state/use-refresh'
import { useStaffQuery } from '../../kit/state/use-staff-query'

const KEY = 'saved-searches'

/** The saved searches of the signed-in member of staff, with their refetch. */
export const useSavedSearches = () => {
  const query = useStaffQuery({
    key: [KEY],
    read: (signal) => staffCall(querySearchesCall, {}, { signal }),
    staleMs: 60_000,
  })
  return {
    searches: query.data ?? [],
    refresh: useRefresh(KEY),
  }
}

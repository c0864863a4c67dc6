import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { fetchSavedSearches } from '../../calls/saved-searches'
import { BACKOFFICE_KEY } from '../../state/keys'
import { useStaffQuery } from '../../state/use-staff-query'

const KEY = 'saved-searches'

/** The saved searches of the signed-in member of staff, with their refetch. */
export const useSavedSearches = () => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  const query = useStaffQuery({ key: [KEY], read: (signal) => fetchSavedSearches(signal), staleMs: 60_000 })
  return {
    searches: query.data ?? [],
    refresh: () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY] }),
  }
}

import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { fetchNotice, fetchNotices } from '../../calls/notices'
import type { ContentSearch } from '../../calls/shown-content'
import { BACKOFFICE_KEY } from '../../state/keys'
import { useStaffQuery } from '../../state/use-staff-query'

const KEY = 'notices'

export const useNotices = ({ state, after }: ContentSearch) =>
  useStaffQuery({
    key: [KEY, 'page', state, after],
    read: (signal) => fetchNotices({ state, after }, signal),
    showsPreviousData: true,
  })

/** One notice; null where there is none. */
export const useNotice = (id: string) =>
  useStaffQuery({ key: [KEY, 'one', id], read: (signal) => fetchNotice(id, signal), enabled: id !== '' })

/** Refetches all lists of notices. */
export const useRefreshNotices = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY] })
}

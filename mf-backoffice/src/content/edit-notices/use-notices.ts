import { useMemberId } from '@shuttle/queries'
import { queryNoticesCall } from '@shuttle/wire/staff'
import { useQueryClient } from '@tanstack/react-query'
import { staffCall } from '../../kit/calls/staff-call'
import { BACKOFFICE_KEY } from '../../kit/state/keys'
import { useStaffQuery } from '../../kit/state/use-staff-query'
import { type ContentSearch, readContentSearch } from '../domain/content-search'

const KEY = 'notices'

export const useNotices = ({ state, after }: ContentSearch) =>
  useStaffQuery({
    key: [KEY, 'page', state, after],
    read: (signal) => staffCall(queryNoticesCall, readContentSearch({ state, after }), { signal }),
    showsPreviousData: true,
  })

/** One notice; null where there is none. */
export const useNotice = (id: string) =>
  useStaffQuery({
    key: [KEY, 'one', id],
    read: async (signal) => (await staffCall(queryNoticesCall, { id }, { signal })).rows[0] ?? null,
    enabled: id !== '',
  })

/** Refetches all lists of notices. */
export const useRefreshNotices = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY] })
}

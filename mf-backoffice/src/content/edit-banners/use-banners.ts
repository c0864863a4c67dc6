import { useMemberId } from '@shuttle/queries'
import { queryBannersCall } from '@shuttle/wire/staff'
import { useQueryClient } from '@tanstack/react-query'
import { staffCall } from '../../kit/calls/staff-call'
import { BACKOFFICE_KEY } from '../../kit/state/keys'
import { useStaffQuery } from '../../kit/state/use-staff-query'
import { type ContentSearch, readContentSearch } from '../domain/content-search'

const KEY = 'banners'

export const useBanners = ({ state, after }: ContentSearch) =>
  useStaffQuery({
    key: [KEY, 'page', state, after],
    read: (signal) => staffCall(queryBannersCall, readContentSearch({ state, after }), { signal }),
    showsPreviousData: true,
  })

/** One banner; null where there is none. */
export const useBanner = (id: string) =>
  useStaffQuery({
    key: [KEY, 'one', id],
    read: async (signal) => (await staffCall(queryBannersCall, { id }, { signal })).rows[0] ?? null,
    enabled: id !== '',
  })

/** Refetches all lists of banners. */
export const useRefreshBanners = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY] })
}

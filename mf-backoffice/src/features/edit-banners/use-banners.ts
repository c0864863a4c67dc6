import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { fetchBanner, fetchBanners } from '../../calls/banners'
import type { ContentSearch } from '../../calls/shown-content'
import { BACKOFFICE_KEY } from '../../state/keys'
import { useStaffQuery } from '../../state/use-staff-query'

const KEY = 'banners'

export const useBanners = ({ state, after }: ContentSearch) =>
  useStaffQuery({
    key: [KEY, 'page', state, after],
    read: (signal) => fetchBanners({ state, after }, signal),
    showsPreviousData: true,
  })

/** One banner; null where there is none. */
export const useBanner = (id: string) =>
  useStaffQuery({ key: [KEY, 'one', id], read: (signal) => fetchBanner(id, signal), enabled: id !== '' })

/** Refetches all lists of banners. */
export const useRefreshBanners = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return () => queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, KEY] })
}

import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Second part of the key of all cached data of this remote, after the member's id. */
export const BACKOFFICE_KEY = 'mf-backoffice'
/** Part of the key of the staff index. */
export const INDEX_KEY = 'staff-index'

/** Refetches the data of a key of this remote, or of one id below it; without a key, all data of the remote. */
export const useRefresh = (key?: string, id?: string): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallback(() => {
    const own = [key, id].filter((part) => part !== undefined)
    return queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, ...own] })
  }, [queryClient, memberId, key, id])
}

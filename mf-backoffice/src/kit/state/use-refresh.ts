import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { BACKOFFICE_KEY } from './keys'

/** Refetches the data of a key of this remote, or of one id below it; without a key, all data of the remote. */
export const useRefresh = (key?: string, id?: string): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallback(() => {
    const own = [key, id].filter((part) => part !== undefined)
    return queryClient.invalidateQueries({ queryKey: [memberId, BACKOFFICE_KEY, ...own] })
  }, [queryClient, memberId, key, id])
}

import { fetchMember, fetchUndoUntil } from '@shuttle/calls'
import type { User } from '@shuttle/contracts'
import { useSession } from '@shuttle/host'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Id of the signed-in member; empty for a visitor. */
export const useMemberId = (): string => {
  const session = useSession()
  return session.kind === 'member' ? session.user.memberId : ''
}

/**
 * The current member; points and coupons change while a page is open. Until the answer arrives, the member of the
 * session.
 */
export const memberQuery = (user: User) =>
  queryOptions({
    queryKey: [user.memberId, 'member'],
    queryFn: fetchMember,
    placeholderData: user,
    meta: { isSecondary: true },
  })

export const useMember = (user: User) => useQuery(memberQuery(user))

/** Until when the member can undo the joining of their two accounts; null if there is none. */
export const useUndoUntil = (memberId: string) =>
  useQuery({ queryKey: [memberId, 'join'], queryFn: fetchUndoUntil, meta: { isSecondary: true } })

/** Refreshes the member on every screen. */
export const useRefreshMember = (): (() => void) => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: [memberId, 'member'] }),
    [queryClient, memberId],
  )
}

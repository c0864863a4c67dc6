import { fetchMember } from '@shuttle/calls'
import type { User } from '@shuttle/contracts'
import { queryOptions } from '@tanstack/react-query'

/** The member as the service knows them now: points and coupons change while a page is open. What the session knows stands there meanwhile. */
export const memberQuery = (user: User) =>
  queryOptions({
    queryKey: ['mf-account', 'member', user.memberId],
    queryFn: fetchMember,
    placeholderData: user,
    meta: { shownInPlace: true },
  })

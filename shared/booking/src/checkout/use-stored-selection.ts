import { useSession, whenMemberLeaves } from '@shuttle/host'
import { useCallback, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import type { createTripSelections } from './create-trip-selections'

type TripSelections<Selection> = ReturnType<typeof createTripSelections<Selection>>
type OfUser = Pick<
  ReturnType<TripSelections<unknown>['useTripSelections']['getState']>,
  'attachUser' | 'suspend' | 'clearPersonalData'
>

/** Runs before the first render. While a session is being restored its user is unknown and nothing changes. */
const useAttachedUser = (getState: () => OfUser) => {
  const session = useSession()
  const memberId = session.kind === 'member' ? session.user.memberId : ''
  const mayReturn = session.kind === 'visitor' && session.mayReturn === true
  useLayoutEffect(() => {
    const { attachUser, suspend, clearPersonalData } = getState()
    whenMemberLeaves(clearPersonalData)
    if (mayReturn) suspend()
    else if (session.kind !== 'unknown') attachUser(memberId)
  }, [session.kind, mayReturn, memberId, getState])
}

/** One trip selection of the current user, and how to change it by a transition of the domain. */
export const useStoredSelection = <Selection>(
  { useTripSelections: store, getSelection }: TripSelections<Selection>,
  key: string,
) => {
  useAttachedUser(store.getState)
  const selection = useStore(store, () => getSelection(key))
  const change = useCallback(
    (transition: (selection: Selection) => Selection) => store.getState().change(key, transition),
    [store, key],
  )
  return { selection, change }
}

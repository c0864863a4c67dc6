import { useSession, whenMemberLeaves } from '@shuttle/host'
import { useCallback, useLayoutEffect } from 'react'
import type { TripSelection } from '../domain/trip-selection'
import { getSelection, useTripSelections } from './trip-selection.store'

const clearPersonalData = (): void => useTripSelections.getState().clearPersonalData()

/** Runs before the first render. While a session is being restored its user is unknown and nothing changes. */
const useAttachedUser = () => {
  const session = useSession()
  const memberId = session.kind === 'member' ? session.user.memberId : ''
  const mayReturn = session.kind === 'visitor' && session.mayReturn === true
  useLayoutEffect(() => {
    whenMemberLeaves(clearPersonalData)
    const { attachUser, suspend } = useTripSelections.getState()
    if (mayReturn) suspend()
    else if (session.kind !== 'unknown') attachUser(memberId)
  }, [session.kind, mayReturn, memberId])
}

/** The selection of one line and how to change it by a transition of the domain. */
export const useTripSelection = (lineCode: string) => {
  useAttachedUser()
  const selection = useTripSelections(({ selections }) => getSelection(selections, lineCode))
  const change = useCallback(
    (transition: (selection: TripSelection) => TripSelection) =>
      useTripSelections.getState().change(lineCode, transition),
    [lineCode],
  )
  return { selection, change }
}

import { on, useSession } from '@shuttle/host'
import { useCallback, useLayoutEffect } from 'react'
import type { PurchaseDraft } from '../domain/purchase-draft'
import { draftIn, usePurchaseDrafts } from './purchase-draft.store'

let isListening = false

/** From the first screen with a draft on, also while none is open: kept pages go when a member leaves. */
const forgetWhoLeft = () => {
  if (isListening) return
  isListening = true
  on('session:member-left', () => usePurchaseDrafts.getState().leave())
}

/** Before anything is seen. While a session is being restored nobody is known yet; one that ended by itself loses nothing of its member's. */
const useOwnDrafts = () => {
  const session = useSession()
  const memberId = session.kind === 'member' ? session.user.memberId : ''
  const mayReturn = session.kind === 'visitor' && session.mayReturn === true
  useLayoutEffect(() => {
    forgetWhoLeft()
    const { meet, setAside } = usePurchaseDrafts.getState()
    if (mayReturn) setAside()
    else if (session.kind !== 'unknown') meet(memberId)
  }, [session.kind, mayReturn, memberId])
}

/** The draft of one line and how to change it by a transition of the domain. */
export const usePurchaseDraft = (lineCode: string) => {
  useOwnDrafts()
  const draft = usePurchaseDrafts(({ drafts }) => draftIn(drafts, lineCode))
  const change = useCallback(
    (transition: (draft: PurchaseDraft) => PurchaseDraft) => usePurchaseDrafts.getState().change(lineCode, transition),
    [lineCode],
  )
  return { draft, change }
}

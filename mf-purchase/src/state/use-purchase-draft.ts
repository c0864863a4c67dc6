import { useSession } from '@shuttle/host'
import { useCallback, useLayoutEffect } from 'react'
import type { PurchaseDraft } from '../domain/purchase-draft'
import { draftIn, usePurchaseDrafts } from './purchase-draft.store'

/** Before anything is seen. While a session is being restored nobody is known yet. */
const useOwnDrafts = () => {
  const session = useSession()
  const memberId = session.kind === 'member' ? session.user.memberId : ''
  useLayoutEffect(() => {
    if (session.kind !== 'unknown') usePurchaseDrafts.getState().meet(memberId)
  }, [session.kind, memberId])
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

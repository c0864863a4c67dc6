import { useSession } from '@shuttle/host'
import { useCallback, useLayoutEffect } from 'react'
import type { PurchaseDraft } from '../domain/purchase-draft'
import { draftIn, usePurchaseDrafts } from './purchase-draft.store'

/** Before anything is seen. While a session is being restored, or after it ended by itself, nobody else has come yet. */
const useOwnDrafts = () => {
  const session = useSession()
  const memberId = session.kind === 'member' ? session.user.memberId : ''
  const isSomebody = session.kind === 'member' || (session.kind === 'visitor' && !session.hasExpired)
  useLayoutEffect(() => {
    if (isSomebody) usePurchaseDrafts.getState().meet(memberId)
  }, [isSomebody, memberId])
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

import { useCallback } from 'react'
import type { PurchaseDraft } from '../domain/purchase-draft'
import { draftIn, usePurchaseDrafts } from './purchase-draft.store'

/** The draft of one line and how to change it by a transition of the domain. */
export const usePurchaseDraft = (lineCode: string) => {
  const draft = usePurchaseDrafts(({ drafts }) => draftIn(drafts, lineCode))
  const change = useCallback(
    (transition: (draft: PurchaseDraft) => PurchaseDraft) => usePurchaseDrafts.getState().change(lineCode, transition),
    [lineCode],
  )
  return { draft, change }
}

import { whenMemberLeaves } from '@shuttle/host'
import { useEffect } from 'react'
import { create } from 'zustand'
import { type FeeChoice, POLICY_FEE } from '../domain/fee-choice'

/** What was chosen and written for a request, before it is sent. */
export interface DecisionDraft {
  choice: 'approve' | 'reject'
  fee: FeeChoice
  /** Text to the passenger of an approval, and of a rejection. */
  approval: string
  rejection: string
}

const EMPTY: DecisionDraft = { choice: 'approve', fee: POLICY_FEE, approval: '', rejection: '' }

/** By the number of the request; in memory only, for a text may name a passenger. */
const useDrafts = create<Record<string, DecisionDraft>>()(() => ({}))

export const clearDecisionDrafts = (): void => useDrafts.setState({}, true)

/** The draft of a request, which stays while other requests and pages are open; the next clerk of this device reads nothing of it. */
export const useDecisionDraft = (requestNo: string) => {
  useEffect(() => whenMemberLeaves(clearDecisionDrafts), [])
  const draft = useDrafts((drafts) => drafts[requestNo]) ?? EMPTY
  return {
    draft,
    change: (part: Partial<DecisionDraft>) =>
      useDrafts.setState((drafts) => ({ [requestNo]: { ...(drafts[requestNo] ?? EMPTY), ...part } })),
    clear: () => useDrafts.setState(({ [requestNo]: _, ...others }) => others, true),
  }
}

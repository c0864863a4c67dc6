import { whenMemberLeaves } from '@shuttle/host'
import { useEffect } from 'react'
import { create } from 'zustand'
import { type FeeChoice, POLICY_FEE } from '../domain/fee-choice'

/** Unsent decision about a request. */
export interface DecisionDraft {
  choice: 'approve' | 'reject'
  fee: FeeChoice
  /** Text to the passenger of an approval, and of a rejection. */
  approval: string
  rejection: string
}

const EMPTY: DecisionDraft = { choice: 'approve', fee: POLICY_FEE, approval: '', rejection: '' }

/** By request number; only in memory, because a text may name a passenger. */
const useDrafts = create<Record<string, DecisionDraft>>()(() => ({}))

export const clearDecisionDrafts = (): void => useDrafts.setState({}, true)

/** The unsent decision of a request. It survives other requests and pages, and is cleared when the member leaves. */
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

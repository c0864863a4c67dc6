import { whenMemberLeaves } from '@shuttle/host'
import { useEffect } from 'react'
import { create } from 'zustand'
import { type FeeChoice, POLICY_FEE } from '../domain/fee-choice'

/** Unsent decision about a request. */
export interface DecisionValues {
  choice: 'approve' | 'reject'
  fee: FeeChoice
  /** Text to the passenger of an approval, and of a rejection. */
  approval: string
  rejection: string
}

const EMPTY: DecisionValues = { choice: 'approve', fee: POLICY_FEE, approval: '', rejection: '' }

/** By request number; only in memory, because a text may name a passenger. */
const useDecisionStore = create<Record<string, DecisionValues>>()(() => ({}))

export const clearStoredDecisions = (): void => useDecisionStore.setState({}, true)

/** The unsent decision of a request. It survives other requests and pages, and is cleared when the member leaves. */
export const useStoredDecision = (requestNo: string) => {
  useEffect(() => whenMemberLeaves(clearStoredDecisions), [])
  const values = useDecisionStore((decisions) => decisions[requestNo]) ?? EMPTY
  return {
    values,
    change: (part: Partial<DecisionValues>) =>
      useDecisionStore.setState((decisions) => ({ [requestNo]: { ...(decisions[requestNo] ?? EMPTY), ...part } })),
    clear: () => useDecisionStore.setState(({ [requestNo]: _, ...others }) => others, true),
  }
}

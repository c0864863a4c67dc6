import { toast } from '@shuttle/host'
import { useState } from 'react'
import type { RequestFile } from '../../calls/request-file'
import { useStaffAct } from '../../components/use-staff-act'
import { POLICY_FEE } from '../../domain/fee-choice'
import { useRequestsTexts } from '../../i18n/use-requests-texts'
import { useRefreshRequests } from '../../state/use-requests'

/** What somebody is about to decide. It lives as long as the request is open: looking at the other choice loses nothing. */
export const useDecisionDraft = () => {
  const [choice, setChoice] = useState<'approve' | 'reject'>('approve')
  const [fee, setFee] = useState(POLICY_FEE)
  const [approval, setApproval] = useState('')
  const [rejection, setRejection] = useState('')
  /** `refused`: it was sent and not carried out. */
  const [outcome, setOutcome] = useState<'none' | 'done' | 'refused'>('none')
  return { choice, setChoice, fee, setFee, approval, setApproval, rejection, setRejection, outcome, setOutcome }
}
export type DecisionDraft = ReturnType<typeof useDecisionDraft>

/** Sends a decision, and reads queue and request again whatever became of it: somebody may have been faster. */
export const useDecide = <Input>(
  { requestNo }: Pick<RequestFile, 'requestNo'>,
  {
    call,
    name,
    draft,
  }: { call: (input: Input) => Promise<RequestFile>; name: string; draft: Pick<DecisionDraft, 'setOutcome'> },
) => {
  const t = useRequestsTexts()
  const refresh = useRefreshRequests(requestNo)
  const { act, isPending, error } = useStaffAct({ call, name })
  const decide = async (input: Input) => {
    const done = await act(input)
    draft.setOutcome(done ? 'done' : 'refused')
    if (done) {
      const { state } = done.result
      const said = state === 'approved' || state === 'rejected' ? state : 'proposed'
      toast(t(`decision.${said}`, { requestNo }), 'success')
    }
    await refresh()
  }
  return { decide, isPending, error }
}

import { toast } from '@shuttle/host'
import { useState } from 'react'
import type { RequestFile } from '../../calls/request-file'
import { useStaffAction } from '../../components/use-staff-action'
import { useRequestsTexts } from '../../i18n/use-requests-texts'
import { useStoredDecision } from '../../state/stored-decisions.store'
import { useRefreshRequests } from '../../state/use-requests'

/** The unsent decision of a request, and the outcome of sending it. */
export const useDecision = (requestNo: string) => {
  const values = useStoredDecision(requestNo)
  /** `refused`: it was sent and not carried out. */
  const [outcome, setOutcome] = useState<'none' | 'done' | 'refused'>('none')
  return { ...values, outcome, setOutcome }
}
export type Decision = ReturnType<typeof useDecision>

/** Sends a decision and refetches queue and request after any outcome, because a colleague may have been faster. */
export const useDecide = <Input>(
  { requestNo }: Pick<RequestFile, 'requestNo'>,
  {
    call,
    name,
    decision,
  }: { call: (input: Input) => Promise<RequestFile>; name: string; decision: Pick<Decision, 'setOutcome' | 'clear'> },
) => {
  const t = useRequestsTexts()
  const refresh = useRefreshRequests(requestNo)
  const { run, isPending, error } = useStaffAction({ call, name })
  const decide = async (input: Input) => {
    const done = await run(input)
    decision.setOutcome(done ? 'done' : 'refused')
    if (done) {
      const { state } = done.result
      const textKey = state === 'approved' || state === 'rejected' ? state : 'proposed'
      toast(t(`decision.${textKey}`, { requestNo }), 'success')
    }
    await refresh()
    if (done) decision.clear()
  }
  return { decide, isPending, error }
}

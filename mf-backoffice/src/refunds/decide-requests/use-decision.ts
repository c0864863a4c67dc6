import type { StaffBody } from '@shuttle/calls/staff'
import { toast } from '@shuttle/host'
import type { approveStaffRequestCall, RequestFile, rejectStaffRequestCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffAction } from '../../kit/use-staff-action'
import { useStoredDecision } from '../state/stored-decisions.store'
import { useRefreshRequests } from '../state/use-requests'
import { useRequestsTexts } from '../texts/use-requests-texts'

/** The unsent decision of a request, and the outcome of sending it. */
export const useDecision = (requestNo: string) => {
  const values = useStoredDecision(requestNo)
  /** `refused`: it was sent and not carried out. */
  const [outcome, setOutcome] = useState<'none' | 'done' | 'refused'>('none')
  return { ...values, outcome, setOutcome }
}
export type DecisionForm = ReturnType<typeof useDecision>

type DecisionCall = typeof approveStaffRequestCall | typeof rejectStaffRequestCall

/** Sends a decision and refetches queue and request after any outcome, because a colleague may have been faster. */
export const useDecide = <Call extends DecisionCall>(
  { requestNo }: Pick<RequestFile, 'requestNo'>,
  { call, name, decision }: { call: Call; name: string; decision: Pick<DecisionForm, 'setOutcome' | 'clear'> },
) => {
  const t = useRequestsTexts()
  const refresh = useRefreshRequests(requestNo)
  const { run, isPending, error } = useStaffAction({
    call: (body: StaffBody<Call>) => staffCall<Call>(call, body),
    name,
  })
  const decide = async (body: StaffBody<Call>) => {
    const done = await run(body)
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

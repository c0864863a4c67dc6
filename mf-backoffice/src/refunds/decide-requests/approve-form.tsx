import { usePayTypeName } from '@shuttle/booking'
import { formatMoney } from '@shuttle/domain'
import { checkAnswerText } from '@shuttle/domain/staff'
import { Button, Notice } from '@shuttle/ui'
import { approveStaffRequestCall, type RequestFile } from '@shuttle/wire/staff'
import { type FormEvent, useState } from 'react'
import { useFaultFocus } from '../../kit/use-fault-focus'
import { ChangedFee } from '../changed-fee'
import { type FeeSums, readFeeChoice } from '../domain/fee-choice'
import { useRequestsTexts } from '../texts/use-requests-texts'
import { AnswerField } from './answer-field'
import styles from './requests.module.css'
import { type DecisionForm, useDecide } from './use-decision'

const toSums = (file: RequestFile): FeeSums => ({
  tickets: file.tickets.length,
  paid: file.refund + file.fee,
  policyFee: file.fee,
  currency: file.currency,
  orderPaid: file.orderPaid,
  limit: file.secondApprovalLimit,
  refundedAlone: file.refundedAlone,
})

/**
 * Approves at the fee of the time of the request, or at another one, and shows the effect and the number of tickets.
 */
export const ApproveForm = ({ file, decision }: { file: RequestFile; decision: DecisionForm }) => {
  const t = useRequestsTexts()
  const toPayTypeName = usePayTypeName()
  const [hasTried, setTried] = useState(false)
  const { form, focusFault } = useFaultFocus()
  const { decide, isPending, error } = useDecide(file, {
    call: approveStaffRequestCall,
    name: 'approve request',
    decision,
  })
  const { fee: choice, approval } = decision.values
  const { fee, refund, isChanged, needsSecondApproval, faults } = readFeeChoice(choice, toSums(file))
  const violation = approval.trim() === '' ? undefined : checkAnswerText(approval, file.language)
  const inserts = {
    refund: formatMoney(refund ?? 0, file.currency),
    method: toPayTypeName(file.payType),
    count: file.tickets.length,
    email: file.maskedEmail ?? '',
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setTried(true)
    if (violation || fee === undefined || Object.keys(faults).length > 0) return focusFault()
    const change = isChanged ? { newFee: fee, reasonText: choice.reason.trim() } : {}
    void decide({ requestNo: file.requestNo, answerText: approval.trim(), ...change })
  }
  const then = needsSecondApproval ? 'decision.proposeText' : refund ? 'decision.approveText' : 'decision.approveFree'
  // Without a valid amount the outcome is unknown.
  const isKnown = refund !== undefined
  const approve = needsSecondApproval ? 'decision.propose' : isKnown ? 'decision.approveNow' : 'decision.approve'
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={send}>
      <ChangedFee
        sums={toSums(file)}
        value={choice}
        onChange={(next) => decision.change({ fee: next })}
        faults={hasTried ? faults : undefined}
      />
      <AnswerField
        file={file}
        value={approval}
        onChange={(text) => decision.change({ approval: text })}
        isNeeded={false}
        violation={hasTried ? violation : undefined}
      />
      {isKnown && (
        <div className={styles.then}>
          <strong>{t(needsSecondApproval ? 'decision.proposeThen' : 'decision.approveThen')}</strong>
          <p>{t(then, inserts)}</p>
        </div>
      )}
      {error && (
        <Notice kind="danger" announce>
          {error}
        </Notice>
      )}
      <Button type="submit" block loading={isPending}>
        {isPending ? t('decision.deciding') : t(approve, inserts)}
      </Button>
    </form>
  )
}

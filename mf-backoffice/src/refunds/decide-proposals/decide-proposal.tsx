import { formatMoney } from '@shuttle/domain'
import { isReasonGiven, STAFF_REASON_LENGTH } from '@shuttle/domain/staff'
import { toast } from '@shuttle/host'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import { approveProposalCall, type Proposal, rejectProposalCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffAction } from '../../kit/use-staff-action'
import { useRefreshAfterRefund } from '../state/use-staff-refund'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'

interface QuestionProps {
  proposal: Proposal
  isOpen: boolean
  onClose: () => void
}

const ApproveQuestion = ({ proposal, isOpen, onClose }: QuestionProps) => {
  const t = useHandRefundTexts()
  const refresh = useRefreshAfterRefund()
  const { proposalNo, items, currency, fee, policyFee, refund } = proposal
  const { run, isPending, error, clear } = useStaffAction({
    call: () => staffCall(approveProposalCall, { proposalNo }),
    name: 'approve proposal',
  })
  const sums = {
    amount: formatMoney(refund, currency),
    fee: formatMoney(fee, currency),
    policyFee: formatMoney(policyFee, currency),
    count: items.length,
  }
  const close = () => {
    clear()
    onClose()
  }
  const approve = async () => {
    const done = await run(undefined)
    if (done) {
      toast(t('proposal.approved', { number: done.result.refundNo ?? '' }), 'success')
      close()
    }
    // After a refusal the proposal has ended: the panel shows how.
    await refresh()
  }
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('proposal.approveQuestion', sums)}
      confirmLabel={t('proposal.approve', sums)}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      kind="danger"
      busy={isPending}
      error={error}
      onConfirm={() => void approve()}
      onCancel={close}
    >
      {t('proposal.approveText', sums)}
    </ConfirmDialog>
  )
}

const RejectQuestion = ({ proposal, isOpen, onClose }: QuestionProps) => {
  const t = useHandRefundTexts()
  const refresh = useRefreshAfterRefund()
  const [isShort, setShort] = useState(false)
  const { proposalNo, requestNo } = proposal
  const { run, isPending, error, clear } = useStaffAction({
    call: (reasonText: string) => staffCall(rejectProposalCall, { proposalNo, reasonText }),
    name: 'reject proposal',
  })
  const close = () => {
    clear()
    setShort(false)
    onClose()
  }
  const reject = async (reason: string) => {
    setShort(!isReasonGiven(reason))
    if (!isReasonGiven(reason)) return
    if (await run(reason)) {
      toast(t('proposal.rejected'), 'success')
      close()
    }
    await refresh()
  }
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('proposal.rejectQuestion')}
      reason={{
        label: t('proposal.rejectReason'),
        hint: t('proposal.rejectHint'),
        maxLength: STAFF_REASON_LENGTH.most,
        missing: t('proposal.rejectMissing'),
      }}
      confirmLabel={t('proposal.reject')}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      busy={isPending}
      error={isShort ? t('proposal.rejectMissing') : error}
      onConfirm={(reason) => void reject(reason)}
      onCancel={close}
    >
      {t(requestNo === undefined ? 'proposal.rejectText' : 'proposal.rejectRequest')}
    </ConfirmDialog>
  )
}

export type ProposalQuestion = 'approve' | 'reject'

interface DecideProposalProps {
  proposal: Proposal
  /** The open confirmation. */
  question: ProposalQuestion | undefined
  onClose: () => void
}

/** Both decisions of the second person, each with a confirmation. A refusal stays visible until the dialog closes. */
export const DecideProposal = ({ proposal, question, onClose }: DecideProposalProps) => (
  <>
    <ApproveQuestion proposal={proposal} isOpen={question === 'approve'} onClose={onClose} />
    <RejectQuestion proposal={proposal} isOpen={question === 'reject'} onClose={onClose} />
  </>
)

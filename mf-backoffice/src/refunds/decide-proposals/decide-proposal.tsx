import { formatMoney } from '@shuttle/domain'
import { isReasonGiven, STAFF_REASON_LENGTH } from '@shuttle/domain/staff'
import { toast } from '@shuttle/host'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import { approveProposalCall, type Proposal, rejectProposalCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { ActionDialog } from '../../kit/action-dialog'
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
  const { items, currency, fee, policyFee, refund } = proposal
  const sums = {
    amount: formatMoney(refund, currency),
    fee: formatMoney(fee, currency),
    policyFee: formatMoney(policyFee, currency),
    count: items.length,
  }
  return (
    <ActionDialog
      about={isOpen ? proposal : undefined}
      call={({ proposalNo }) => staffCall(approveProposalCall, { proposalNo })}
      name="approve proposal"
      title={t('proposal.approveQuestion', sums)}
      confirmLabel={t('proposal.approve', sums)}
      kind="danger"
      consequence={() => t('proposal.approveText', sums)}
      done={(_, { refundNo = '' }) => t('proposal.approved', { number: refundNo })}
      // After a refusal the proposal has ended: the panel shows how.
      onAnswer={useRefreshAfterRefund()}
      onClose={onClose}
    />
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
        label: t('common.reason'),
        hint: t('proposal.rejectHint'),
        maxLength: STAFF_REASON_LENGTH.most,
        missing: t('proposal.rejectMissing'),
      }}
      confirmLabel={t('common.reject')}
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

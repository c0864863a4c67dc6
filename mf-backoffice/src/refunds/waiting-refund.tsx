import { Notice } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { proposalHref, requestHref } from '../paths'
import { useHandRefundTexts } from './texts/use-hand-refund-texts'

interface WaitingRefundProps {
  /** Undefined where none is open. */
  requestNo: string | undefined
  proposalNo: string | undefined
}

/** Links the open request or proposal that has to be decided first; renders nothing without one. */
export const WaitingRefund = ({ requestNo, proposalNo }: WaitingRefundProps) => {
  const t = useHandRefundTexts()
  // A proposal about a request is decided before the request.
  if (proposalNo !== undefined)
    return (
      <Notice kind="warning" action={<Link to={proposalHref(proposalNo)}>{t('waiting.toProposal')}</Link>}>
        {t('waiting.proposal', { number: proposalNo })}
      </Notice>
    )
  if (requestNo === undefined) return null
  return (
    <Notice kind="warning" action={<Link to={requestHref(requestNo)}>{t('waiting.toRequest')}</Link>}>
      {t('waiting.request', { number: requestNo })}
    </Notice>
  )
}

import { usePayTypeName } from '@shuttle/booking'
import { formatMoney } from '@shuttle/domain'
import { buttonClass, Notice, Row } from '@shuttle/ui'
import type { StaffRefundOutcome } from '@shuttle/wire/staff'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '../../kit/state/use-staff-index'
import { handRefundHref, ledgerHref, orderHref, proposalHref } from '../../paths'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'
import type { StaffRefundCommand } from './refund-question'

interface RefundReceiptProps {
  command: StaffRefundCommand
  outcome: StaffRefundOutcome
}

/** Result of a refund by hand with its number, and the next links. */
export const RefundReceipt = ({ command, outcome }: RefundReceiptProps) => {
  const t = useHandRefundTexts()
  const toPayTypeName = usePayTypeName()
  const mayReadLedger = useMay('ledger.read')
  const state = useRef<HTMLDivElement>(null)
  useEffect(() => state.current?.focus(), [])
  const { orderNo, refund, currency, payType } = command
  const isDone = 'refundNo' in outcome
  const values = {
    amount: formatMoney(refund, currency),
    method: toPayTypeName(payType),
    number: isDone ? outcome.refundNo : outcome.proposalNo,
  }
  const sentence = () => {
    if (!isDone) return t('done.proposedText', values)
    return refund === 0 ? t('done.refundedFree', values) : t('done.refundedText', values)
  }
  return (
    <>
      <div ref={state} tabIndex={-1} role="status">
        <Notice kind="success" title={t(isDone ? 'done.refunded' : 'done.proposed')}>
          {sentence()}
        </Notice>
      </div>
      <Row>
        <Link to={orderHref(orderNo)} className={buttonClass()}>
          {t('done.toOrder')}
        </Link>
        {!isDone && (
          <Link to={proposalHref(outcome.proposalNo)} className={buttonClass({ kind: 'soft' })}>
            {t('done.toProposal')}
          </Link>
        )}
        {isDone && mayReadLedger && (
          <Link to={ledgerHref(outcome.refundNo)} className={buttonClass({ kind: 'soft' })}>
            {t('done.toLedger')}
          </Link>
        )}
        {isDone && (
          <Link to={handRefundHref(orderNo)} className={buttonClass({ kind: 'soft' })}>
            {t('done.more')}
          </Link>
        )}
      </Row>
    </>
  )
}

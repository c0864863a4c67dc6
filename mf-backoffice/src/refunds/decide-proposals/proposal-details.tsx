import { DescriptionList } from '@shuttle/booking'
import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import type { Proposal } from '@shuttle/wire/staff'
import { Link } from 'react-router-dom'
import { useMay } from '../../kit/state/use-staff-index'
import { useMoneyTexts } from '../../kit/texts/use-money-texts'
import { ledgerHref, orderHref, requestHref } from '../../paths'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'
import styles from './decide-proposals.module.css'

/** The facts for a second person: who, why, which tickets, the fee of the policy and the new one. */
export const ProposalDetails = ({ proposal }: { proposal: Proposal }) => {
  const t = useHandRefundTexts()
  const tMoney = useMoneyTexts()
  const language = useLanguage()
  const mayReadLedger = useMay('ledger.read')
  const { orderNo, requestNo, refundNo, currency, items: tickets, state } = proposal
  const money = (cents: number) => formatMoney(cents, currency)
  const refund = mayReadLedger && refundNo ? <Link to={ledgerHref(refundNo)}>{refundNo}</Link> : refundNo
  const items = [
    { name: t('proposals.order'), value: <Link to={orderHref(orderNo)}>{orderNo}</Link> },
    {
      name: t('proposal.kind'),
      value:
        requestNo === undefined ? (
          t('proposal.byHand')
        ) : (
          <Link to={requestHref(requestNo)}>{t('proposal.request', { number: requestNo })}</Link>
        ),
    },
    { name: t('proposals.proposer'), value: proposal.proposerName ?? proposal.proposedBy },
    { name: t('proposals.at'), value: formatDateTime(proposal.proposedAt, language) },
    { name: t('proposal.expires'), value: state === 'waiting' ? formatDateTime(proposal.expiresAt, language) : '' },
    { name: t('confirm.reason'), value: tMoney(`reason.${proposal.reason}`) },
    { name: t('common.feeReason'), value: proposal.reasonText },
    { name: t('proposal.answer'), value: proposal.answerText },
    { name: t('common.paid'), value: money(proposal.refund + proposal.fee) },
    { name: t('common.policyFee'), value: <del>{money(proposal.policyFee)}</del> },
    { name: t('common.changedFee'), value: <strong>{money(proposal.fee)}</strong> },
    { name: t('proposals.total'), value: <strong>{money(proposal.refund)}</strong> },
    { name: t('proposal.decider'), value: proposal.deciderName ?? proposal.decidedBy },
    {
      name: t('proposal.decidedAt'),
      value: proposal.decidedAt === undefined ? '' : formatDateTime(proposal.decidedAt, language),
    },
    { name: t('proposal.decision'), value: proposal.decisionText },
    { name: t('proposal.refundNo'), value: refund },
  ]
  return (
    <>
      <DescriptionList items={items} />
      <h3 className={styles.title}>{t('proposal.tickets', { count: tickets.length })}</h3>
      <ul className={styles.tickets}>
        {tickets.map((ticket) => (
          <li key={ticket.ticketNo}>
            {t('proposal.ticket', {
              ticket: ticket.ticketNo,
              paid: money(ticket.paid),
              fee: money(ticket.fee),
              refund: money(ticket.refund),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}

import { formatMoney } from '@shuttle/domain'
import { Button, Notice, Row } from '@shuttle/ui'
import { SidePanel } from '@shuttle/ui/backoffice'
import type { Proposal } from '@shuttle/wire/staff'
import { useState } from 'react'
import { PendingQuery } from '../../kit/pending-query'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { PROPOSALS_ADDRESS } from '../domain/proposals-address'
import { useProposal } from '../state/use-proposals'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'
import { DecideProposal, type ProposalQuestion } from './decide-proposal'
import styles from './decide-proposals.module.css'
import { ProposalDetails } from './proposal-details'
import { ProposalMark } from './proposal-mark'

/** Why there is no decision here, or what a decision does. */
const ProposalStatus = ({ proposal, mayDecide }: { proposal: Proposal; mayDecide: boolean }) => {
  const t = useHandRefundTexts()
  const { state, isOwn, refund, currency, items } = proposal
  if (state === 'stale' || state === 'expired')
    return (
      <Notice kind="warning" announce>
        {t(`proposal.${state}`)}
      </Notice>
    )
  if (state !== 'waiting') return null
  if (isOwn) return <Notice>{t('proposal.own')}</Notice>
  if (!mayDecide) return <Notice>{t('proposal.readOnly')}</Notice>
  return (
    <Notice kind="warning">
      {t('proposal.consequence', { amount: formatMoney(refund, currency), count: items.length })}
    </Notice>
  )
}

/** One refund at a changed fee beside the list, with the decision for roles that may make it. */
export const ProposalPanel = () => {
  const t = useHandRefundTexts()
  const mayDecide = useMay('refund.second-approval')
  const { opened, open } = useSearchState(PROPOSALS_ADDRESS)
  const [question, setQuestion] = useState<ProposalQuestion>()
  const query = useProposal(opened)
  const proposal = query.data ?? undefined
  const isToDecide = proposal?.state === 'waiting' && !proposal.isOwn && mayDecide
  return (
    <SidePanel
      open={opened !== ''}
      onClose={() => open('')}
      title={t('proposal.title', { number: opened })}
      closeLabel={t('page.close')}
      mark={proposal && <ProposalMark state={proposal.state} />}
      actions={
        isToDecide && (
          <Row>
            <Button onClick={() => setQuestion('approve')}>
              {t('proposal.approve', { amount: formatMoney(proposal.refund, proposal.currency) })}
            </Button>
            <Button kind="soft" onClick={() => setQuestion('reject')}>
              {t('common.reject')}
            </Button>
          </Row>
        )
      }
    >
      <div className={styles.panel}>
        {proposal && (
          <>
            <ProposalStatus proposal={proposal} mayDecide={mayDecide} />
            <ProposalDetails proposal={proposal} />
            <DecideProposal proposal={proposal} question={question} onClose={() => setQuestion(undefined)} />
          </>
        )}
        {query.data === null && <p role="status">{t('proposal.missing')}</p>}
        {query.data === undefined && <PendingQuery query={query} failed={t('proposals.failed')} lines={6} />}
      </div>
    </SidePanel>
  )
}

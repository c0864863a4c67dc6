import { hasFailed } from '@shuttle/queries'
import { Card, EmptyState, ErrorCard, Notice, Skeleton } from '@shuttle/ui'
import { useRef } from 'react'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { readPicks } from '../domain/refund-choice'
import { RefundPolicyCard } from '../refund-policy-card'
import { useStaffRefundPreview } from '../state/use-staff-refund'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'
import { WaitingRefund } from '../waiting-refund'
import styles from './choose-refund.module.css'
import { RefundSum } from './refund-sum'
import { TicketChoice } from './ticket-choice'
import { useChoiceAddress } from './use-choice-address'

/** The tickets of the order in the URL, their refunds under its policy, and their selection. */
export const ChooseRefund = () => {
  const t = useHandRefundTexts()
  const toFailureText = useStaffFailureText()
  const table = useRef<HTMLDivElement>(null)
  const { orderNo, wanted, pick } = useChoiceAddress()
  const query = useStaffRefundPreview(orderNo)
  const preview = query.data
  if (orderNo === '')
    return (
      <Card>
        <EmptyState title={t('find.begin')}>{t('find.beginHint')}</EmptyState>
      </Card>
    )
  if (hasFailed(query))
    return (
      <ErrorCard
        title={t('choice.failed')}
        text={toFailureText(query.error)}
        retryLabel={t('page.retry')}
        onRetry={() => void query.refetch()}
      />
    )
  if (!preview) return <Skeleton label={t('page.loading')} lines={8} />
  const picked = readPicks(preview.tickets, wanted)
  const isWaiting = (preview.requestNo ?? preview.proposalNo) !== undefined
  const canChoose = readPicks(
    preview.tickets,
    preview.tickets.map(({ ticketNo }) => ticketNo),
  ).length
  const isOpen = !isWaiting && canChoose > 0
  return (
    <>
      <WaitingRefund {...preview} />
      {!isWaiting && preview.tickets.length > 0 && canChoose === 0 && <Notice>{t('choice.closed')}</Notice>}
      <div ref={table}>
        <TicketChoice preview={preview} picked={picked} onPick={isOpen ? pick : undefined} />
      </div>
      <div className={styles.below}>
        <RefundPolicyCard policy={preview.policy} />
        {isOpen && (
          <RefundSum
            preview={preview}
            picked={picked}
            onMissing={() => table.current?.querySelector<HTMLElement>('input:not([aria-disabled])')?.focus()}
          />
        )}
      </div>
    </>
  )
}

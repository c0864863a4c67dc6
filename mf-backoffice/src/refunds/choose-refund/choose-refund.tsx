import { Card, EmptyState, Notice } from '@shuttle/ui'
import { useRef } from 'react'
import { PendingQuery } from '../../kit/pending-query'
import { useSearchState } from '../../kit/use-search-state'
import { CHOICE_ADDRESS } from '../domain/choice-address'
import { readPicks } from '../domain/refund-choice'
import { RefundPolicyCard } from '../refund-policy-card'
import { useStaffRefundPreview } from '../state/use-staff-refund'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'
import { WaitingRefund } from '../waiting-refund'
import styles from './choose-refund.module.css'
import { RefundSum } from './refund-sum'
import { RefundableTickets } from './refundable-tickets'

/** The tickets of the order in the URL, their refunds under its policy, and their selection. */
export const ChooseRefund = () => {
  const t = useHandRefundTexts()
  const table = useRef<HTMLDivElement>(null)
  const { values, show } = useSearchState(CHOICE_ADDRESS)
  const { orderNo } = values
  const query = useStaffRefundPreview(orderNo)
  const preview = query.data
  if (orderNo === '')
    return (
      <Card>
        <EmptyState title={t('find.begin')}>{t('find.beginHint')}</EmptyState>
      </Card>
    )
  if (!preview) return <PendingQuery query={query} failed={t('choice.failed')} />
  const picked = readPicks(preview.tickets, values.tickets)
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
        <RefundableTickets
          preview={preview}
          picked={picked}
          onPick={isOpen ? (tickets) => show({ tickets }) : undefined}
        />
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

import { useNow } from '@shuttle/host'
import type { TicketToRefund } from '@shuttle/wire/staff'
import { findTicketUse } from '../../kit/domain/find-ticket-use'
import { useMoneyTexts } from '../../kit/texts/use-money-texts'
import { TicketUseMark } from '../../kit/ticket-use-mark'
import type { ChoiceBlock } from '../domain/refund-choice'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'
import styles from './choose-refund.module.css'

const MINUTE_MS = 60_000

interface RefundTicketStateProps {
  ticket: TicketToRefund
  /** Why the ticket cannot be chosen. */
  block: ChoiceBlock | undefined
  /** Chosen together with another passenger's ticket. */
  isAdded: boolean
  /** Id of the reason, which describes the checkbox. */
  id: string
}

/** The state of a ticket, with the reason why it cannot be chosen, was added, or needs staff. */
export const RefundTicketState = ({ ticket, block, isAdded, id }: RefundTicketStateProps) => {
  const t = useHandRefundTexts()
  const tMoney = useMoneyTexts()
  const use = findTicketUse(ticket, useNow(MINUTE_MS))
  const formatState = () => {
    if (block) return block === 'refunded' ? '' : t(`why.${block}`)
    if (isAdded) return t('choice.added')
    return ticket.byHandReason ? t('byHand', { why: tMoney(`byHand.${ticket.byHandReason}`) }) : ''
  }
  return (
    <div className={styles.state}>
      <TicketUseMark use={use}>{t(`state.${use}`)}</TicketUseMark>
      <p id={id} className={styles.why} data-kind={block || isAdded ? 'choice' : 'note'}>
        {formatState()}
      </p>
    </div>
  )
}

import { deriveTicketUse } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { StateMark } from '@shuttle/ui/desk'
import type { TicketToRefund } from '../../calls/staff-refunds'
import { useByHandText } from '../../components/use-by-hand-text'
import type { ChoiceBlock } from '../../domain/refund-choice'
import { useHandRefundTexts } from '../../i18n/use-hand-refund-texts'
import styles from './choose-refund.module.css'

const MINUTE_MS = 60_000
const GLYPHS = { valid: 'done', used: 'used', collected: 'used', over: 'used', refunded: 'back' } as const

interface RefundTicketStateProps {
  ticket: TicketToRefund
  /** Why it cannot be chosen. */
  block: ChoiceBlock | undefined
  /** Chosen with somebody else's. */
  isAdded: boolean
  /** Of the sentence, for the box that it is about. */
  id: string
}

/** The state of a ticket, and in words why it cannot be chosen, why it was, or why its passenger cannot refund it. */
export const RefundTicketState = ({ ticket, block, isAdded, id }: RefundTicketStateProps) => {
  const t = useHandRefundTexts()
  const toByHandText = useByHandText()
  const state = deriveTicketUse(ticket, useNow(MINUTE_MS))
  const say = () => {
    if (block) return block === 'refunded' ? '' : t(`why.${block}`)
    if (isAdded) return t('choice.added')
    if (ticket.byHandReason === '') return ''
    return t('byHand', { why: toByHandText(ticket.byHandReason) })
  }
  return (
    <div className={styles.state}>
      <StateMark glyph={GLYPHS[state]} tone={state === 'valid' ? 'success' : 'neutral'}>
        {t(`state.${state}`)}
      </StateMark>
      <p id={id} className={styles.why} data-kind={block || isAdded ? 'choice' : 'note'}>
        {say()}
      </p>
    </div>
  )
}

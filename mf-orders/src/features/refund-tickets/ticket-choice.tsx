import type { Order, Refund } from '@shuttle/calls'
import { buttonClass, Card, Notice } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { findPickBlock, type RefundBlock, type RefundPerson, type RefundSelection } from '../../domain/refund-people'
import { useChoiceTexts } from '../../i18n/use-choice-texts'
import { useRefundTexts } from '../../i18n/use-refund-texts'
import { applyRefundHref } from '../../paths'
import { PersonRow } from './person-row'
import styles from './ticket-choice.module.css'
import { useRefundWords } from './use-refund-words'

/** Element that receives the focus when nothing is chosen. */
export const TICKETS_ID = 'refund-tickets'

interface TicketChoiceProps {
  order: Order
  people: readonly RefundPerson[]
  refunds: readonly Refund[]
  picked: readonly string[]
  selection: RefundSelection
  /** The error after the passenger tried to continue. */
  error: string | undefined
  onToggle: (person: RefundPerson) => void
}

/** The only reason, if one reason closes all tickets that are not refunded yet. */
const findCommonBlock = (people: readonly RefundPerson[]): RefundBlock | undefined => {
  const [first, ...others] = people.filter(({ isRefunded }) => !isRefunded)
  return first?.block && others.every(({ block }) => block?.code === first.block?.code) ? first.block : undefined
}

/** Every ticket of the order by passenger, with state, fare, fee and refund before anything is chosen. */
export const TicketChoice = ({ order, people, refunds, picked, selection, error, onToggle }: TicketChoiceProps) => {
  const t = useRefundTexts()
  const choiceT = useChoiceTexts()
  const { explain, join } = useRefundWords()
  const common = findCommonBlock(people)
  const isWhole = people.some(({ tickets }) => tickets.some(({ together }) => together.length > tickets.length))
  return (
    <Card
      title={t('choice.title')}
      aside={
        !common && (
          <span role="status" className={styles.count}>
            {t('choice.chosen', { count: selection.chosen.length })}
          </span>
        )
      }
    >
      {common && (
        <Notice
          kind="warning"
          action={
            common.isByApplication && (
              <Link to={applyRefundHref(order.orderNo)} className={buttonClass({ kind: 'text' })}>
                {t('choice.apply')}
              </Link>
            )
          }
        >
          {join(explain(common), common.isByApplication && t('why.answer'))}
        </Notice>
      )}
      <ul id={TICKETS_ID} className={styles.people}>
        {people.map((person, at) => (
          <PersonRow
            key={person.key}
            order={order}
            person={person}
            name={person.name || choiceT('row.person', { number: at + 1 })}
            refund={refunds.find(({ items }) => items.some(({ ticketNo }) => ticketNo === person.key))}
            block={findPickBlock(people, person, picked)}
            isExplained={common !== undefined}
            isChosen={selection.chosen.includes(person.key)}
            isAdded={selection.added.includes(person.key)}
            onToggle={() => onToggle(person)}
          />
        ))}
      </ul>
      {(order.inbound || isWhole) && (
        <p className={styles.together}>{t(isWhole ? 'choice.whole' : 'choice.bothLegs')}</p>
      )}
      <p role="alert" className={styles.error}>
        {error}
      </p>
    </Card>
  )
}

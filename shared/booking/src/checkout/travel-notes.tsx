import type { RefundConditions, RefundPolicy } from '@shuttle/domain'
import { Card } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { refundNote } from '../formatters'
import { useBookingTexts } from '../texts/use-booking-texts'
import { useCheckoutTexts } from '../texts/use-checkout-texts'
import styles from './travel-notes.module.css'

interface TravelNotesProps {
  policy: RefundPolicy | undefined
  /** Tickets of the airport line may be changed once, those of others never. */
  lineCode?: string
  /** The purchase notes, in the language of the page. */
  termsHref: string
  /** The purchase: the note names how it is refunded. */
  choice?: RefundConditions | undefined
  /** The policy belongs to the previous choice: it occupies its space, but is hidden. */
  isOfAnother?: boolean
  /** Part of the price's card, instead of a card of its own. */
  isPart?: boolean
}

/**
 * The notes that a passenger consents to: refund fee, by the policy of this sale, and luggage (purchase 9). Until the
 * policy is known, it links to the terms.
 */
export const TravelNotes = (props: TravelNotesProps) => {
  const { policy, lineCode, termsHref, choice, isOfAnother = false, isPart = false } = props
  const t = useCheckoutTexts()
  const bookingT = useBookingTexts()
  const notes = (
    <ul className={isPart ? styles.part : styles.notes}>
      <li className={isOfAnother ? styles.coming : undefined} aria-hidden={isOfAnother || undefined}>
        {policy ? (
          refundNote(policy, bookingT, lineCode, choice)
        ) : (
          <>
            {t('notes.refundUnknown')} <Link to={termsHref}>{t('terms.purchase')}</Link>
          </>
        )}
      </li>
      <li>{t('notes.luggage')}</li>
    </ul>
  )
  return isPart ? notes : <Card title={t('notes.title')}>{notes}</Card>
}

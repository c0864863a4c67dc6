import { useBookingTexts } from '@shuttle/booking'
import { refundNote } from '@shuttle/booking/facts'
import type { RefundPolicy } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { Card } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import { termsHref } from '../../paths'
import styles from './travel-notes.module.css'

interface TravelNotesProps {
  policy: RefundPolicy | undefined
  /** The policy is that of the choice before: it takes its space, but is hidden. */
  isOfAnother?: boolean
}

/**
 * The notes a buyer consents to: refund fee, by the policy of this sale, and luggage (purchase 9). Until the policy
 * is known, where it stands.
 */
export const TravelNotes = ({ policy, isOfAnother = false }: TravelNotesProps) => {
  const t = useTicketDetailsTexts()
  const language = useLanguage()
  const bookingT = useBookingTexts()
  return (
    <Card title={t('notes.title')}>
      <ul className={styles.notes}>
        <li className={isOfAnother ? styles.coming : undefined} aria-hidden={isOfAnother || undefined}>
          {policy ? (
            refundNote(policy, bookingT)
          ) : (
            <>
              {t('notes.refundUnknown')} <Link to={termsHref(language)}>{t('terms.purchase')}</Link>
            </>
          )}
        </li>
        <li>{t('notes.luggage')}</li>
      </ul>
    </Card>
  )
}

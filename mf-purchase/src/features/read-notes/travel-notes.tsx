import { Card } from '@shuttle/ui'
import { useTexts } from '../../i18n/use-texts'
import styles from './travel-notes.module.css'

/** The notes a buyer consents to: refund fee and luggage (purchase 9). */
export const TravelNotes = () => {
  const t = useTexts()
  return (
    <Card title={t('notes.title')}>
      <ul className={styles.notes}>
        <li>{t('notes.refund')}</li>
        <li>{t('notes.luggage')}</li>
      </ul>
    </Card>
  )
}

import { LazyQuestion } from '../../components/lazy-overlays'
import { useConcessionTexts } from '../../i18n/use-concession-texts'
import styles from './concession-reminder.module.css'

export interface ConcessionReminderProps {
  open: boolean
  onProceed: () => void
  onChange: () => void
}

/** Who may travel on a discounted ticket (purchase 5: the reminder before submit). */
export const ConcessionReminder = ({ open, onProceed, onChange }: ConcessionReminderProps) => {
  const t = useConcessionTexts()
  return (
    <LazyQuestion
      open={open}
      title={t('title')}
      confirmLabel={t('proceed')}
      onConfirm={onProceed}
      cancelLabel={t('change')}
      onCancel={onChange}
    >
      <p>{t('intro')}</p>
      <ul className={styles.list}>
        <li>{t('child')}</li>
        <li>{t('disabled')}</li>
        <li>{t('elderly')}</li>
      </ul>
      <p>{t('proof')}</p>
      <p className={styles.counter}>{t('counter')}</p>
    </LazyQuestion>
  )
}

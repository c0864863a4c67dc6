import { useConfirmOrderTexts } from '../texts/use-confirm-order-texts'
import styles from './concession-reminder.module.css'
import { LazyQuestion } from './lazy-overlays'

export interface ConcessionReminderProps {
  open: boolean
  onProceed: () => void
  onChange: () => void
}

/** The eligibility rules of discounted tickets (purchase 5: the reminder before submit). */
export const ConcessionReminder = ({ open, onProceed, onChange }: ConcessionReminderProps) => {
  const t = useConfirmOrderTexts()
  return (
    <LazyQuestion
      open={open}
      title={t('concession.title')}
      confirmLabel={t('concession.proceed')}
      onConfirm={onProceed}
      cancelLabel={t('concession.change')}
      onCancel={onChange}
    >
      <p>{t('concession.intro')}</p>
      <ul className={styles.list}>
        <li>{t('concession.child')}</li>
        <li>{t('concession.disabled')}</li>
        <li>{t('concession.elderly')}</li>
      </ul>
      <p>{t('concession.proof')}</p>
      <p className={styles.counter}>{t('concession.counter')}</p>
    </LazyQuestion>
  )
}

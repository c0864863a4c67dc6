import { VisuallyHidden } from '@shuttle/ui'
import { useTexts } from '../i18n/use-texts'
import styles from './booking-steps.module.css'

const STEPS = ['flight', 'departure', 'passengers', 'payment'] as const
export type BookingStep = (typeof STEPS)[number]

/** The four steps of a booking, in the header of each: those before are done. */
export const BookingSteps = ({ current }: { current: BookingStep }) => {
  const t = useTexts()
  const at = STEPS.indexOf(current)
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index < at ? `${styles.step} ${styles.done}` : styles.step}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden>
            {index < at ? null : index + 1}
          </span>
          <span>{t(`steps.${step}`)}</span>
          {index < at && <VisuallyHidden> {t('steps.done')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}

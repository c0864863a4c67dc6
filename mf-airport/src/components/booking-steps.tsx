import { VisuallyHidden } from '@shuttle/ui'
import { useTexts } from '../i18n/use-texts'
import styles from './booking-steps.module.css'

const STEPS = ['flight', 'departure', 'passengers', 'payment'] as const
export type BookingStep = (typeof STEPS)[number]

interface BookingStepsProps {
  current: BookingStep
  /** The first step that is not done; defaults to the current one. */
  firstOpen?: BookingStep
}

/** The four steps of a booking, in the header of each page: those before the first open one are done. */
export const BookingSteps = ({ current, firstOpen = current }: BookingStepsProps) => {
  const t = useTexts()
  const at = STEPS.indexOf(current)
  const doneCount = Math.min(at, STEPS.indexOf(firstOpen))
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index < doneCount ? `${styles.step} ${styles.done}` : styles.step}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden>
            {index < doneCount ? null : index + 1}
          </span>
          <span>{t(`steps.${step}`)}</span>
          {index < doneCount && <VisuallyHidden> {t('steps.done')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}

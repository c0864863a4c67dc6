import { REFUND_REASONS, REFUND_TEXT_LIMIT, type RefundReason } from '@shuttle/domain'
import { Card, VisuallyHidden } from '@shuttle/ui'
import { useId } from 'react'
import { useRefundTexts } from '../../i18n/use-refund-texts'
import styles from './reason-choice.module.css'

/** Where the focus goes when a reason, or its words, are missing. */
export const REASON_ID = 'refund-reason'

interface ReasonChoiceProps {
  reason: RefundReason | undefined
  words: string
  error: string | undefined
  onReason: (reason: RefundReason) => void
  onWords: (words: string) => void
}

/** Why the tickets go back; another reason than those listed needs words of its own. */
export const ReasonChoice = ({ reason, words, error, onReason, onWords }: ReasonChoiceProps) => {
  const t = useRefundTexts()
  const id = useId()
  const isOther = reason === 'other'
  return (
    <Card title={t('reason.title')} aside={<span className={styles.required}>{t('reason.required')}</span>}>
      <fieldset aria-describedby={`${id}error`} className={styles.reasons}>
        <legend>
          <VisuallyHidden>{t('reason.title')}</VisuallyHidden>
        </legend>
        {REFUND_REASONS.map((value) => (
          <label key={value} className={styles.reason}>
            <input
              type="radio"
              id={value === (reason ?? REFUND_REASONS[0]) && !isOther ? REASON_ID : undefined}
              className={styles.radio}
              name={id}
              value={value}
              checked={value === reason}
              onChange={() => onReason(value)}
            />
            <span>{t(`reason.${value}`)}</span>
          </label>
        ))}
      </fieldset>
      {isOther && (
        <div className={styles.words}>
          <label htmlFor={REASON_ID}>{t('reason.words')}</label>
          <textarea
            id={REASON_ID}
            rows={3}
            className={styles.text}
            value={words}
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}left ${id}error`}
            // Characters, as the service counts them: some take two units of the text.
            onChange={(event) => onWords([...event.target.value].slice(0, REFUND_TEXT_LIMIT).join(''))}
          />
          <p id={`${id}left`} className={styles.left}>
            {t('reason.left', { count: REFUND_TEXT_LIMIT - [...words].length })}
          </p>
        </div>
      )}
      <p id={`${id}error`} role="alert" className={styles.error}>
        {error}
      </p>
    </Card>
  )
}

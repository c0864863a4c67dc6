import { REFUND_REASONS, REFUND_TEXT_LIMIT, type RefundReason } from '@shuttle/domain'
import { Card, RadioList, useFilteredInput } from '@shuttle/ui'
import { type Ref, useId, useRef } from 'react'
import { useChoiceTexts } from '../i18n/use-choice-texts'
import styles from './reason-choice.module.css'

/** Focuses what is missing: the text of an unlisted reason, else the choice of a reason. */
export const focusReason = (group: HTMLElement | null): void =>
  (group?.querySelector('textarea') ?? group?.querySelector('input'))?.focus()

interface ReasonChoiceProps {
  reason: RefundReason | undefined
  reasonText: string
  /** The error of the reason or of its text. */
  error: string | undefined
  /** The element around both fields, for `focusReason`. */
  groupRef: Ref<HTMLDivElement>
  onReason: (reason: RefundReason) => void
  onReasonText: (reasonText: string) => void
}

/** Counts code points, as the service does: some characters take two UTF-16 units. */
const truncateText = (typed: string): string => [...typed].slice(0, REFUND_TEXT_LIMIT).join('')

/** Reason for refunding the tickets; an unlisted reason requires a text. */
export const ReasonChoice = ({ reason, reasonText, error, groupRef, onReason, onReasonText }: ReasonChoiceProps) => {
  const t = useChoiceTexts()
  const id = useId()
  const isOther = reason === 'other'
  const text = useRef<HTMLTextAreaElement>(null)
  const filtered = useFilteredInput(text, { value: reasonText, filter: truncateText, onChange: onReasonText })
  return (
    <Card title={t('reason.title')} aside={<span className={styles.required}>{t('reason.required')}</span>}>
      <div ref={groupRef}>
        <RadioList
          label={t('reason.title')}
          value={reason}
          onChange={onReason}
          options={REFUND_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
          isCompact
        />
        {isOther && (
          <div className={styles.reasonText}>
            <label htmlFor={`${id}text`}>{t('reason.text')}</label>
            <textarea
              id={`${id}text`}
              rows={3}
              className={styles.text}
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}left ${id}error`}
              ref={text}
              {...filtered}
              onChange={({ target }) => filtered.onChange(target.value)}
            />
            <p id={`${id}left`} className={styles.left}>
              {t('reason.left', { count: REFUND_TEXT_LIMIT - [...reasonText].length })}
            </p>
          </div>
        )}
      </div>
      <p id={`${id}error`} role="alert" className={styles.error}>
        {error}
      </p>
    </Card>
  )
}

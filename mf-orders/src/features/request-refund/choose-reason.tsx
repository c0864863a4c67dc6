import { REFUND_REASONS, REFUND_TEXT_LIMIT, type RefundReason } from '@shuttle/domain'
import type { FieldProps } from '@shuttle/forms'
import { Card, RadioList } from '@shuttle/ui'
import { useId } from 'react'
import { useRequestTexts } from '../../i18n/use-request-texts'
import { FieldMessage } from './field-message'
import { groupRef } from './group-ref'
import styles from './request-form.module.css'

interface ChooseReasonProps {
  reason: FieldProps<RefundReason | ''>
  words: FieldProps<string>
}

/** Why the tickets go back; another reason than those listed needs words of its own. */
export const ChooseReason = ({ reason, words }: ChooseReasonProps) => {
  const t = useRequestTexts()
  const id = useId()
  return (
    <Card title={t('reason.title')}>
      <div ref={groupRef(reason.ref)}>
        <RadioList
          label={t('reason.title')}
          value={reason.value === '' ? undefined : reason.value}
          onChange={reason.onChange}
          options={REFUND_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        />
      </div>
      <FieldMessage id={`${id}reason`} text={reason.error} />
      {reason.value === 'other' && (
        <div ref={groupRef(words.ref)} className={styles.words}>
          <label htmlFor={id}>{t('reason.words')}</label>
          <textarea
            id={id}
            rows={3}
            required
            className={styles.textarea}
            value={words.value}
            aria-invalid={words.error ? true : undefined}
            aria-describedby={`${id}left ${id}words`}
            // Characters, as the service counts them: some take two units of the text.
            onChange={({ target }) => words.onChange([...target.value].slice(0, REFUND_TEXT_LIMIT).join(''))}
          />
          <p id={`${id}left`} className={styles.note}>
            {t('reason.left', { count: REFUND_TEXT_LIMIT - [...words.value].length })}
          </p>
          <FieldMessage id={`${id}words`} text={words.error} />
        </div>
      )}
    </Card>
  )
}

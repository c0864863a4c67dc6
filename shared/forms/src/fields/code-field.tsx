import { codeDigitsOnly } from '@shuttle/domain'
import { Button } from '@shuttle/ui'
import { useFormTexts } from '../texts/use-form-texts'
import type { FieldProps } from '../use-form'
import styles from './code-field.module.css'
import { FilteredField } from './filtered-field'

/** Longer waits are shown in minutes. */
const SECONDS_SHOWN = 120

/** The code of a mail, and the button that sends one; a countdown replaces the button until another may be sent. */
export const CodeField = ({
  onSend,
  isSending,
  waitSeconds,
  ...field
}: FieldProps<string> & { onSend: () => void; isSending: boolean; waitSeconds: number }) => {
  const t = useFormTexts()
  return (
    <FilteredField
      {...field}
      label={t('field.code')}
      hint={t('field.codeHint')}
      filter={codeDigitsOnly}
      inputMode="numeric"
      autoComplete="one-time-code"
      name="verification-code"
      required
      trailing={
        waitSeconds > 0 ? (
          <span className={styles.countdown}>
            {waitSeconds > SECONDS_SHOWN
              ? t('field.codeAgainMinutes', { minutes: Math.ceil(waitSeconds / 60) })
              : t('field.codeAgain', { seconds: waitSeconds })}
          </span>
        ) : (
          <Button kind="text" loading={isSending} onClick={onSend}>
            {t('field.getCode')}
          </Button>
        )
      }
    />
  )
}

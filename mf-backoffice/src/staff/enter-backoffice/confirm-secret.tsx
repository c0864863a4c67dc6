import { callStaff } from '@shuttle/calls/staff'
import { Form } from '@shuttle/forms'
import { TextField } from '@shuttle/ui'
import { confirmEnrolmentCall, type FactorSecret } from '@shuttle/wire/staff'
import { CopyButton } from '../copy-button'
import { groupLetters } from '../domain/group-letters'
import { useFactorTexts } from '../texts/use-factor-texts'
import styles from './enter-backoffice.module.css'
import { LazySecretQr } from './lazy-secret-qr'
import { useFactorForm } from './use-factor-form'

interface ConfirmSecretProps {
  secret: FactorSecret
  onConfirmed: (recoveryCodes: string[]) => void
  onFailure: (error: unknown) => void
}

/** The secret as a QR code and as text, and the digits of the app to confirm it. */
export const ConfirmSecret = ({ secret: { secret, uri }, onConfirmed, onFailure }: ConfirmSecretProps) => {
  const t = useFactorTexts()
  const form = useFactorForm({
    name: 'set up second factor',
    kind: 'app',
    send: async (code) => (await callStaff(confirmEnrolmentCall, { code })).recoveryCodes,
    onDone: onConfirmed,
    onFailure,
  })
  return (
    <Form
      form={form}
      title={t('setUp.title')}
      introduction={t('setUp.scan')}
      submitLabel={t('setUp.confirm')}
      pendingLabel={t('setUp.confirming')}
    >
      <div className={styles.secret}>
        <div className={styles.qr}>
          <LazySecretQr open uri={uri} title={t('setUp.qr')} />
        </div>
        <div>
          <p className={styles.label}>{t('setUp.secret')}</p>
          <p className={styles.code}>{groupLetters(secret)}</p>
          <CopyButton text={secret} label={t('setUp.copySecret')} done={t('copied')} failed={t('notCopied')} />
        </div>
      </div>
      <TextField
        {...form.field('code')}
        label={t('give.digits')}
        name="totp"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
    </Form>
  )
}

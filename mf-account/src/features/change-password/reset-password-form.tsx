import { resetPassword } from '@shuttle/calls'
import { toast } from '@shuttle/host'
import { MailboxForm } from '../../components/mailbox-form'
import { useTexts } from '../../i18n/use-texts'

/** Resets a forgotten password: a mailed code proves the identity (D6.change.1). Every session of the account ends. */
export const ResetPasswordForm = ({ onReset }: { onReset: (email: string) => void }) => {
  const t = useTexts()
  return (
    <MailboxForm
      title={t('resetPassword.title')}
      introduction={t('resetPassword.introduction')}
      submitLabel={t('resetPassword.submit')}
      pendingLabel={t('resetPassword.submitting')}
      showsTerms={false}
      send={resetPassword}
      onDone={(email) => {
        toast(t('resetPassword.done'), 'success')
        onReset(email)
      }}
    />
  )
}

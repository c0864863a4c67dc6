import { register } from '@shuttle/calls'
import { toast } from '@shuttle/host'
import { MailboxForm } from '../../form/mailbox-form'
import { useTexts } from '../../i18n/use-texts'

/** Register mode of the one form (accounts 2). Nobody is signed in by it: `onRegistered` leads back to login mode. */
export const RegisterForm = ({ onRegistered }: { onRegistered: (email: string) => void }) => {
  const t = useTexts()
  return (
    <MailboxForm
      title={t('register.title')}
      introduction={t('register.introduction')}
      submitLabel={t('register.submit')}
      busyLabel={t('register.submitting')}
      asksTerms
      onSubmit={register}
      onDone={(email) => {
        toast(t('register.done'), 'success')
        onRegistered(email)
      }}
    />
  )
}

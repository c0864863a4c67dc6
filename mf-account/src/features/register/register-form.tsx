import { register } from '@shuttle/calls'
import { toast } from '@shuttle/host'
import { MailboxForm } from '../../components/mailbox-form'
import { useTexts } from '../../i18n/use-texts'

/** Register mode of the panel (accounts 2). It does not sign in: `onRegistered` leads back to login mode. */
export const RegisterForm = ({ onRegistered }: { onRegistered: (email: string) => void }) => {
  const t = useTexts()
  return (
    <MailboxForm
      title={t('register.title')}
      introduction={t('register.introduction')}
      submitLabel={t('register.submit')}
      pendingLabel={t('register.submitting')}
      showsTerms
      send={register}
      onDone={(email) => {
        toast(t('register.done'), 'success')
        onRegistered(email)
      }}
    />
  )
}

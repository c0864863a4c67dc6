import { bindEmail } from '@shuttle/calls'
import { acceptSession, toast } from '@shuttle/host'
import { MailboxForm } from '../../form/mailbox-form'
import { useTexts } from '../../i18n/use-texts'

/** An e-mail and a password for somebody whom only the messenger knew; a member from then on (decision "the wire" 20). */
export const BindEmailForm = ({ onBound }: { onBound: () => void }) => {
  const t = useTexts()
  return (
    <MailboxForm
      title={t('bindEmail.title')}
      introduction={t('bindEmail.introduction')}
      submitLabel={t('bindEmail.submit')}
      busyLabel={t('bindEmail.submitting')}
      asksTerms
      onSubmit={bindEmail}
      onDone={(_, signedIn) => {
        acceptSession(signedIn)
        toast(t('bindEmail.done'), 'success')
        onBound()
      }}
    />
  )
}

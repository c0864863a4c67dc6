import { setFirstPassword } from '@shuttle/calls'
import { checkNewPassword } from '@shuttle/domain'
import { Form, NewPasswordFields, useForm } from '@shuttle/forms'
import { acceptSession, toast } from '@shuttle/host'
import { useProof } from '../../components/use-proof'
import { checkRepeatedPassword } from '../../domain/check-password-change'
import { useTexts } from '../../i18n/use-texts'

/** Sets the first password of a member who signs in by mailed codes. This session stays; every other one ends. */
export const FirstPasswordForm = ({ onSet }: { onSet: () => void }) => {
  const t = useTexts()
  const { withProof, proofDialog } = useProof()
  const form = useForm({
    name: 'mf-account: first-password form',
    initial: () => ({ password: '', repeat: '' }),
    check: ({ password, repeat }) => ({
      password: checkNewPassword(password),
      repeat: checkRepeatedPassword(password, repeat),
    }),
    send: ({ password }) => withProof(() => setFirstPassword(password)),
    onDone: (signedIn) => {
      if (signedIn) acceptSession(signedIn)
      toast(t('firstPassword.done'), 'success')
      onSet()
    },
  })
  return (
    <>
      <Form
        form={form}
        title={t('firstPassword.title')}
        introduction={t('firstPassword.introduction')}
        submitLabel={t('firstPassword.title')}
        pendingLabel={t('resetPassword.submitting')}
      >
        <NewPasswordFields password={form.field('password')} repeat={form.field('repeat')} isFirst />
      </Form>
      {proofDialog}
    </>
  )
}

import { changePassword } from '@shuttle/calls'
import { isApiError } from '@shuttle/contracts'
import { Form, NewPasswordFields, PasswordField, useForm, useReveal } from '@shuttle/forms'
import { toast } from '@shuttle/host'
import { checkPasswordChange } from '../../domain/check-password-change'
import { useTexts } from '../../i18n/use-texts'

interface ChangePasswordFormProps {
  onChanged: () => void
  /** The account has no password to change. */
  onNotSet: () => void
}

/** Replaces the old password (D6.change.1). This session stays; every other one ends. */
export const ChangePasswordForm = ({ onChanged, onNotSet }: ChangePasswordFormProps) => {
  const t = useTexts()
  const reveal = useReveal()
  const form = useForm({
    name: 'mf-account: change-password form',
    initial: () => ({ oldPassword: '', password: '', repeat: '' }),
    check: checkPasswordChange,
    send: ({ oldPassword, password }) => {
      reveal.setShown(false)
      return changePassword({ old: oldPassword, new: password })
    },
    onFailure: (error) => {
      if (isApiError(error) && error.code === 'PASSWORD_NOT_SET') onNotSet()
    },
    onDone: () => {
      toast(t('changePassword.done'), 'success')
      onChanged()
    },
  })
  return (
    <Form
      form={form}
      title={t('changePassword.title')}
      introduction={t('changePassword.introduction')}
      submitLabel={t('changePassword.title')}
      pendingLabel={t('changePassword.submitting')}
    >
      <PasswordField {...form.field('oldPassword')} label={t('changePassword.old')} reveal={reveal} />
      <NewPasswordFields password={form.field('password')} repeat={form.field('repeat')} />
    </Form>
  )
}

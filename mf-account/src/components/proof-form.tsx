import { proveMember, proveMemberByCode } from '@shuttle/calls'
import { checkPassword } from '@shuttle/domain'
import { Form, PasswordField, useForm, useReveal } from '@shuttle/forms'
import { Stack } from '@shuttle/ui'
import { checkMailedCode } from '../domain/check-mailbox-form'
import type { ProofWay } from '../domain/has-password'
import { useTexts } from '../i18n/use-texts'
import { isInWechat } from '../state/is-in-wechat'
import { savedEmail } from '../state/stored-values'
import { MailedCodeFields } from './mailed-code-fields'
import { useNeededCaptcha } from './needed-captcha'
import { ProofByWechat } from './proof-by-wechat'

const ProofByPassword = ({ onProved }: { onProved: () => void }) => {
  const t = useTexts()
  const reveal = useReveal()
  const form = useForm({
    name: 'mf-account: proof by password',
    initial: () => ({ oldPassword: '' }),
    check: ({ oldPassword }) => ({ oldPassword: checkPassword(oldPassword) }),
    send: ({ oldPassword }) => {
      reveal.setShown(false)
      return proveMember(oldPassword)
    },
    onDone: onProved,
  })
  return (
    <Form
      form={form}
      title={t('proof.title')}
      introduction={t('proof.introduction')}
      submitLabel={t('proof.submit')}
      pendingLabel={t('proof.submitting')}
    >
      <PasswordField {...form.field('oldPassword')} reveal={reveal} />
    </Form>
  )
}

/** Proof by a code mailed to the address of the account, which the member types. */
const ProofByCode = ({ onProved }: { onProved: () => void }) => {
  const t = useTexts()
  const captcha = useNeededCaptcha('register')
  const form = useForm({
    name: 'mf-account: proof by code',
    initial: () => ({ email: savedEmail.read() ?? '', code: '', captcha: '' }),
    // The digits of the captcha belong to the mail alone.
    check: (values) => checkMailedCode({ ...values, terms: true }, { captcha: false, terms: false }),
    send: ({ code }) => proveMemberByCode(code),
    onDone: onProved,
  })
  return (
    <Form
      form={form}
      title={t('proof.title')}
      introduction={t('proof.codeIntroduction')}
      submitLabel={t('proof.submit')}
      pendingLabel={t('proof.submitting')}
    >
      <MailedCodeFields
        email={form.field('email')}
        code={form.field('code')}
        digits={form.field('captcha')}
        captcha={captcha}
        checkEmail={() => form.trigger('email', { shouldFocus: true })}
        onFailure={form.showFailure}
      />
    </Form>
  )
}

/** Proof by password, mailed code, or signing in through WeChat again, depending on what the account has. */
export const ProofForm = (props: { way: ProofWay; onLeave: (() => void) | undefined; onProved: () => void }) => {
  const t = useTexts()
  const { way, onLeave } = props
  return (
    <Stack gap="lg">
      {way === 'password' && <ProofByPassword onProved={props.onProved} />}
      {way === 'code' && <ProofByCode onProved={props.onProved} />}
      {isInWechat() && <ProofByWechat isSecond={way !== 'none'} onLeave={onLeave} />}
      {way === 'none' && !isInWechat() && <p>{t('proof.notHere')}</p>}
    </Stack>
  )
}

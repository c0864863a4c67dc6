import { signInByCode } from '@shuttle/calls'
import { trimEmail } from '@shuttle/domain'
import { CheckboxField, Form, useForm } from '@shuttle/forms'
import { acceptSession } from '@shuttle/host'
import { Button, Notice } from '@shuttle/ui'
import { MailedCodeFields } from '../../components/mailed-code-fields'
import { useNeededCaptcha } from '../../components/needed-captcha'
import { PrivacyLink } from '../../components/privacy-link'
import styles from '../../components/privacy-link.module.css'
import { checkMailedCode } from '../../domain/check-mailbox-form'
import { useTexts } from '../../i18n/use-texts'
import { savedEmail, storedMailbox } from '../../state/stored-values'

/**
 * Signs in by a mailed code, which creates an account for a new address: the terms are those of registering. After a
 * reload it contains the address that the last code was mailed to.
 */
export const SignInByCodeForm = (props: {
  email: string | undefined
  onSignedIn: () => void
  onPassword: (email: string) => void
}) => {
  const t = useTexts()
  const captcha = useNeededCaptcha('register')
  const form = useForm({
    name: 'mf-account: sign-in by code form',
    initial: () => {
      const saved = savedEmail.read()
      return {
        email: props.email ?? storedMailbox.read() ?? saved ?? '',
        code: '',
        captcha: '',
        terms: false,
        remember: saved !== undefined,
      }
    },
    check: (values) => checkMailedCode(values, { captcha: captcha.isNeeded, terms: true }),
    send: ({ email, code, captcha: digits }) =>
      signInByCode({ email: trimEmail(email), verificationCode: code, captcha: digits }),
    clearedByFailure: { captcha: '' },
    onFailure: captcha.readFailure,
    onDone: (signedIn, { email, remember }) => {
      captcha.clear()
      storedMailbox.remove()
      if (remember) savedEmail.write(trimEmail(email), signedIn.user.memberId)
      else savedEmail.remove()
      acceptSession(signedIn)
      props.onSignedIn()
    },
  })
  return (
    <Form
      form={form}
      title={t('signIn.byCode')}
      introduction={t('signIn.byCodeIntroduction')}
      submitLabel={t('signIn.title')}
      pendingLabel={t('signIn.submitting')}
      footer={
        <Button kind="soft" block onClick={() => props.onPassword(form.values.email)}>
          {t('signIn.usePassword')}
        </Button>
      }
    >
      {!navigator.cookieEnabled && <Notice kind="warning">{t('signIn.cookiesBlocked')}</Notice>}
      <MailedCodeFields
        email={form.field('email')}
        code={form.field('code')}
        digits={form.field('captcha')}
        captcha={captcha}
        checkEmail={() => form.trigger('email', { shouldFocus: true })}
        onFailure={form.showFailure}
      />
      <CheckboxField {...form.field('terms')}>
        <span className={styles.terms}>
          {t('mailbox.termsBefore')}
          <PrivacyLink />
        </span>
      </CheckboxField>
      <CheckboxField {...form.field('remember')}>{t('signIn.remember')}</CheckboxField>
    </Form>
  )
}

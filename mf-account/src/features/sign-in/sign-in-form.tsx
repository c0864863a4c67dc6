import { signIn } from '@shuttle/calls'
import { checkEmail, checkPassword, isCaptchaComplete, trimEmail } from '@shuttle/domain'
import { CheckboxField, EmailField, Form, PasswordField, useForm, useReveal } from '@shuttle/forms'
import { acceptSession } from '@shuttle/host'
import { Button, Notice } from '@shuttle/ui'
import { NeededCaptchaField, useNeededCaptcha } from '../../components/needed-captcha'
import { PrivacyLink } from '../../components/privacy-link'
import styles from '../../components/privacy-link.module.css'
import { useTexts } from '../../i18n/use-texts'
import { savedEmail } from '../../state/stored-values'

/**
 * Login mode of the panel (accounts 2). `email` was registered or typed just before; without it the form begins with
 * the stored one.
 */
export const SignInForm = (props: {
  email: string | undefined
  onSignedIn: () => void
  onCode: (email: string) => void
}) => {
  const t = useTexts()
  const captcha = useNeededCaptcha('login')
  const reveal = useReveal()
  const form = useForm({
    name: 'mf-account: sign-in form',
    initial: () => {
      const saved = savedEmail.read()
      return { email: props.email ?? saved ?? '', password: '', captcha: '', remember: saved !== undefined }
    },
    check: (values) => {
      const email = checkEmail(values.email)
      const password = checkPassword(values.password)
      // Required while the form shows it (accounts 5).
      const isCaptchaMissing = captcha.isNeeded && !isCaptchaComplete(values.captcha)
      return {
        ...(email && { email }),
        ...(password && { password }),
        ...(isCaptchaMissing && { captcha: 'CAPTCHA_MISSING' as const }),
      }
    },
    send: ({ email, password, captcha: digits }) => {
      // A password field that shows its content is not offered for saving.
      reveal.setShown(false)
      return signIn({ email: trimEmail(email), password, captcha: digits })
    },
    clearedByFailure: { captcha: '' },
    onFailure: captcha.readFailure,
    onDone: (signedIn, { email, remember }) => {
      captcha.clear()
      if (remember) savedEmail.write(trimEmail(email), signedIn.user.memberId)
      else savedEmail.remove()
      acceptSession(signedIn)
      props.onSignedIn()
    },
  })
  return (
    <Form
      form={form}
      title={t('signIn.title')}
      introduction={t('signIn.introduction')}
      submitLabel={t('signIn.title')}
      pendingLabel={t('signIn.submitting')}
      footer={
        <>
          <p className={styles.small}>
            {t('signIn.privacyBefore')}
            <PrivacyLink />
            {t('signIn.privacyAfter')}
          </p>
          <Button kind="soft" block onClick={() => props.onCode(form.values.email)}>
            {t('signIn.useCode')}
          </Button>
        </>
      }
    >
      {!navigator.cookieEnabled && <Notice kind="warning">{t('signIn.cookiesBlocked')}</Notice>}
      <EmailField {...form.field('email')} />
      <PasswordField {...form.field('password')} reveal={reveal} />
      <NeededCaptchaField {...form.field('captcha')} captcha={captcha} />
      <CheckboxField {...form.field('remember')}>{t('signIn.remember')}</CheckboxField>
    </Form>
  )
}

import { type SignedIn, signIn } from '@shuttle/calls'
import { trimEmail } from '@shuttle/domain'
import { acceptSession } from '@shuttle/host'
import { Checkbox } from '@shuttle/ui'
import { useEffect, useRef, useState } from 'react'
import { refuseSignIn, type SignInForm as Typed } from '../../domain/refuse-sign-in'
import { CaptchaField } from '../../form/captcha-field'
import { EmailField } from '../../form/email-field'
import { focusFirst } from '../../form/focus-first'
import { FormFrame } from '../../form/form-frame'
import { PasswordField } from '../../form/password-field'
import { PrivacyLine } from '../../form/privacy-line'
import { useAttempt } from '../../form/use-attempt'
import { useFieldTexts } from '../../form/use-field-texts'
import { useWantedCaptcha } from '../../form/use-wanted-captcha'
import { useTexts } from '../../i18n/use-texts'
import { forgetAccount, rememberAccount, rememberedAccount } from '../../state/remembered-account'

/** Login mode of the one form (accounts 2). `email` is who just registered; otherwise the remembered account stands there. */
export const SignInForm = (props: { email: string | undefined; onSignedIn: () => void }) => {
  const t = useTexts()
  const [form, setForm] = useState<Typed>(() => ({
    email: props.email ?? rememberedAccount() ?? '',
    password: '',
    captcha: '',
  }))
  const [remember, setRemember] = useState(() => rememberedAccount() !== undefined)
  const [isShown, setShown] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const captchaInput = useRef<HTMLInputElement>(null)
  const captcha = useWantedCaptcha('login')
  const { isBusy, failure, attempt, settle } = useAttempt()
  const asks = { captcha: captcha.isWanted }
  const errorAt = useFieldTexts(isChecked ? refuseSignIn(form, asks) : {}, failure)

  useEffect(() => {
    // Marked whole: typing on replaces it, looking at it loses nothing.
    if (failure?.code === 'BAD_CREDENTIALS') passwordInput.current?.select()
    if (failure?.field === 'captcha') captchaInput.current?.focus()
  }, [failure])

  const change = (part: Partial<Typed>) => {
    setForm((before) => ({ ...before, ...part }))
    if (failure) settle()
  }
  const accept = (signedIn: SignedIn, email: string) => {
    captcha.clear()
    if (remember) rememberAccount(email)
    else forgetAccount()
    acceptSession(signedIn)
    props.onSignedIn()
  }
  const submit = async () => {
    setChecked(true)
    const refusals = refuseSignIn(form, asks)
    if (Object.keys(refusals).length > 0) {
      return focusFirst(refusals, [
        ['email', emailInput],
        ['password', passwordInput],
        ['captcha', captchaInput],
      ])
    }
    // A password field that shows its content is not offered for saving.
    setShown(false)
    const email = trimEmail(form.email)
    const done = await attempt(
      () => signIn({ ...form, email }),
      (error) => {
        captcha.read(error)
        setForm((before) => ({ ...before, captcha: '' }))
        setChecked(false)
      },
    )
    if (done) accept(done.result, email)
  }

  return (
    <FormFrame
      title={t('signIn.title')}
      introduction={t('signIn.introduction')}
      failure={failure}
      isBusy={isBusy}
      submitLabel={t(isBusy ? 'signIn.submitting' : 'signIn.submit')}
      onSubmit={() => void submit()}
      footer={<PrivacyLine />}
    >
      <EmailField
        value={form.email}
        onChange={(email) => change({ email })}
        error={errorAt('email')}
        ref={emailInput}
      />
      <PasswordField
        label={t('form.password')}
        value={form.password}
        onChange={(password) => change({ password })}
        error={errorAt('password')}
        isShown={isShown}
        onShownChange={setShown}
        ref={passwordInput}
      />
      <CaptchaField
        captcha={captcha}
        value={form.captcha}
        onChange={(digits) => change({ captcha: digits })}
        error={errorAt('captcha')}
        ref={captchaInput}
      />
      <Checkbox checked={remember} onChange={setRemember}>
        {t('signIn.remember')}
      </Checkbox>
    </FormFrame>
  )
}

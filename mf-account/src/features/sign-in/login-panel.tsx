import type { SlotProps } from '@shuttle/contracts'
import { Button, Checkbox, Stack, TextField } from '@shuttle/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { refuseSignIn, type SignInForm } from '../../domain/refuse-sign-in'
import { useTexts } from '../../i18n/use-texts'
import { rememberedAccount } from '../../state/remembered-account'
import { forgetAddress } from '../../state/remembered-address'
import { AccountLinks } from './account-links'
import { FailureNotice } from './failure-notice'
import { PasswordField } from './password-field'
import { PrivacyLine } from './privacy-line'
import styles from './sign-in.module.css'
import { useFieldTexts } from './use-field-texts'
import { useSignIn } from './use-sign-in'

const LoginPanel = ({ mode, onSignedIn, onLeave }: SlotProps['login-panel.v1']) => {
  const t = useTexts()
  const [form, setForm] = useState<SignInForm>(() => ({ email: rememberedAccount() ?? '', password: '' }))
  const [remember, setRemember] = useState(() => rememberedAccount() !== undefined)
  const [isShown, setShown] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const { state, submit, settle } = useSignIn(() => {
    // In a popup the traveller is where they want to be; an older address would lead the next sign-in astray.
    if (mode === 'popup') forgetAddress()
    onSignedIn()
  })
  const failure = state.kind === 'failed' ? state.failure : undefined
  const errors = useFieldTexts(isChecked ? refuseSignIn(form) : {}, failure)

  const isWrong = failure?.kind === 'known' && failure.code === 'BAD_CREDENTIALS'
  useEffect(() => {
    // Marked whole: typing on replaces it, looking at it loses nothing.
    if (isWrong) passwordInput.current?.select()
  }, [isWrong])

  const change = (part: Partial<SignInForm>) => {
    setForm((before) => ({ ...before, ...part }))
    if (failure) settle()
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const refusals = refuseSignIn(form)
    if (refusals.email) emailInput.current?.focus()
    else if (refusals.password) passwordInput.current?.focus()
    else {
      // A password field that shows its content is not offered for saving.
      setShown(false)
      void submit(form, remember)
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit} aria-label={t('signIn.title')}>
      <Stack gap="lg">
        <p className={styles.introduction}>{t('signIn.introduction')}</p>
        <TextField
          label={t('signIn.email')}
          value={form.email}
          onChange={(email) => change({ email })}
          error={errors.email}
          type="email"
          name="username"
          autoComplete="username"
          inputMode="email"
          required
          ref={emailInput}
        />
        <PasswordField
          value={form.password}
          onChange={(password) => change({ password })}
          error={errors.password}
          isShown={isShown}
          onShownChange={setShown}
          ref={passwordInput}
        />
        <Checkbox checked={remember} onChange={setRemember}>
          {t('signIn.remember')}
        </Checkbox>
        <FailureNotice failure={failure} />
        <Button type="submit" block loading={state.kind === 'busy'}>
          {t(state.kind === 'busy' ? 'signIn.submitting' : 'signIn.submit')}
        </Button>
        <PrivacyLine />
        <AccountLinks onLeave={onLeave} />
      </Stack>
    </form>
  )
}

export { LoginPanel as Slot }

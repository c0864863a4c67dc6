import type { MailboxProof } from '@shuttle/calls'
import { trimEmail } from '@shuttle/domain'
import { useEffect, useRef, useState } from 'react'
import type { FormFailure } from '../domain/form-failure'
import { refuseMailboxForm, type MailboxForm as Typed } from '../domain/refuse-mailbox-form'
import { dropMailboxDraft, mailboxDraft } from '../state/mailbox-draft'
import { CaptchaField } from './captcha-field'
import { CodeField } from './code-field'
import { EmailField } from './email-field'
import { focusFirst } from './focus-first'
import { FormFrame } from './form-frame'
import { NewPasswordFields } from './new-password-fields'
import { TermsBox } from './terms-box'
import { useAttempt } from './use-attempt'
import { useFieldTexts } from './use-field-texts'
import { useWantedCaptcha } from './use-wanted-captcha'

const EMPTY: Typed = { email: '', code: '', password: '', repeat: '', captcha: '', terms: false }

/**
 * The form of everybody who shows that a mailbox is theirs and chooses a password: registering, a forgotten password, binding an
 * address (accounts 2, register mode). `onDone` hears the trimmed address and what the call answered. The address that a code was asked for
 * is there again after a reload.
 */
export const MailboxForm = <Result,>(props: {
  title: string
  introduction: string
  submitLabel: string
  busyLabel: string
  asksTerms: boolean
  onSubmit: (proof: MailboxProof) => Promise<Result>
  onDone: (email: string, result: Result) => void
}) => {
  const [form, setForm] = useState(() => ({ ...EMPTY, email: mailboxDraft() ?? '' }))
  const [isChecked, setChecked] = useState(false)
  /** Why no code could be had; apart from what the form's own attempt met. */
  const [codeFailure, setCodeFailure] = useState<FormFailure>()
  const [hasBadEmail, setBadEmail] = useState(false)
  const refs = {
    email: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    repeat: useRef<HTMLInputElement>(null),
    captcha: useRef<HTMLInputElement>(null),
    terms: useRef<HTMLInputElement>(null),
  }
  const captcha = useWantedCaptcha('register')
  const { isBusy, failure: attemptFailure, attempt, settle } = useAttempt()
  const failure = attemptFailure ?? codeFailure
  const asks = { captcha: captcha.isWanted, terms: props.asksTerms }
  const refusals = refuseMailboxForm(form, asks)
  const atEmail = hasBadEmail && refusals.email ? { email: refusals.email } : {}
  const errorAt = useFieldTexts(isChecked ? refusals : atEmail, failure)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the places of the fields never change
  useEffect(() => {
    const field = failure?.field
    if (field === 'email' || field === 'code' || field === 'password' || field === 'captcha')
      refs[field].current?.focus()
  }, [failure])

  const change = (part: Partial<Typed>) => {
    setForm((before) => ({ ...before, ...part }))
    if (attemptFailure) settle()
    if (codeFailure) setCodeFailure(undefined)
  }
  const submit = async () => {
    setChecked(true)
    setCodeFailure(undefined)
    if (Object.keys(refusals).length > 0) {
      const { email, code, password, repeat } = refs
      return focusFirst(refusals, [
        ['email', email],
        ['code', code],
        ['password', password],
        ['repeat', repeat],
        ['captcha', refs.captcha],
        ['terms', refs.terms],
      ])
    }
    const email = trimEmail(form.email)
    const { code: verificationCode, password, captcha: digits } = form
    const done = await attempt(
      () => props.onSubmit({ email, verificationCode, password, captcha: digits }),
      (error) => {
        captcha.read(error)
        setForm((before) => ({ ...before, captcha: '' }))
        setChecked(false)
      },
    )
    if (!done) return
    captcha.clear()
    dropMailboxDraft()
    props.onDone(email, done.result)
  }

  return (
    <FormFrame
      title={props.title}
      introduction={props.introduction}
      failure={failure}
      isBusy={isBusy}
      submitLabel={isBusy ? props.busyLabel : props.submitLabel}
      onSubmit={() => void submit()}
    >
      <EmailField
        value={form.email}
        onChange={(email) => change({ email })}
        error={errorAt('email')}
        ref={refs.email}
      />
      <CodeField
        email={form.email}
        value={form.code}
        onChange={(code) => change({ code })}
        error={errorAt('code')}
        onBadEmail={() => {
          setBadEmail(true)
          refs.email.current?.focus()
        }}
        onFailure={setCodeFailure}
        ref={refs.code}
      />
      <NewPasswordFields
        password={form.password}
        repeat={form.repeat}
        onChange={change}
        errors={{ password: errorAt('password'), repeat: errorAt('repeat') }}
        refs={refs}
      />
      <CaptchaField
        captcha={captcha}
        value={form.captcha}
        onChange={(digits) => change({ captcha: digits })}
        error={errorAt('captcha')}
        ref={refs.captcha}
      />
      {props.asksTerms && (
        <TermsBox
          isTicked={form.terms}
          onChange={(terms) => change({ terms })}
          error={errorAt('terms')}
          ref={refs.terms}
        />
      )}
    </FormFrame>
  )
}

import { requestVerificationCode, secondsToWait } from '@shuttle/calls'
import { checkEmail, codeDigitsOnly, trimEmail } from '@shuttle/domain'
import { now, reportFailure, toast, useNow } from '@shuttle/host'
import { Button, TextField } from '@shuttle/ui'
import { type RefObject, useRef, useState } from 'react'
import { type FormFailure, formFailure } from '../domain/form-failure'
import { useTexts } from '../i18n/use-texts'
import { keepMailboxDraft } from '../state/mailbox-draft'
import { codeAllowedAt, noteCodeSent } from '../state/sent-code'
import styles from './form.module.css'

/**
 * The mailed code and the way to get one: the button gives way to a countdown once a code was sent (accounts 2, register mode).
 * `onBadEmail` is told when there is no address to send to; `onFailure` what the service said.
 */
export const CodeField = (props: {
  email: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  onBadEmail: () => void
  onFailure: (failure: FormFailure | undefined) => void
  ref: RefObject<HTMLInputElement | null>
}) => {
  const t = useTexts()
  const [isBusy, setBusy] = useState(false)
  const underWay = useRef(false)
  // Ticks; the clock itself is newer than the last tick.
  useNow()
  const seconds = Math.ceil((codeAllowedAt() - now()) / 1000)

  const handleGet = async () => {
    if (underWay.current || codeAllowedAt() > now()) return
    if (checkEmail(props.email)) return props.onBadEmail()
    underWay.current = true
    setBusy(true)
    props.onFailure(undefined)
    const email = trimEmail(props.email)
    keepMailboxDraft(email)
    try {
      await requestVerificationCode(email)
      noteCodeSent(now())
      toast(t('form.codeSent'), 'success')
      // The button is gone, and what comes next is typing the code; unless somebody goes on with another field meanwhile.
      if (!document.activeElement?.matches('input')) props.ref.current?.focus()
    } catch (error) {
      const wait = secondsToWait(error)
      if (wait !== undefined) noteCodeSent(now(), wait)
      reportFailure(error, 'mf-account: verification code')
      props.onFailure(formFailure(error))
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  return (
    <TextField
      label={t('form.code')}
      hint={t('form.codeHint')}
      value={props.value}
      onChange={(typed) => props.onChange(codeDigitsOnly(typed))}
      error={props.error}
      inputMode="numeric"
      autoComplete="one-time-code"
      name="verification-code"
      required
      ref={props.ref}
      trailing={
        seconds > 0 ? (
          <span className={styles.countdown}>{t('form.codeAgain', { seconds })}</span>
        ) : (
          <Button kind="text" loading={isBusy} onClick={() => void handleGet()}>
            {t('form.getCode')}
          </Button>
        )
      }
    />
  )
}

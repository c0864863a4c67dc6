import { requestVerificationCode, secondsToWait } from '@shuttle/calls'
import { trimEmail } from '@shuttle/domain'
import { CodeField, type FieldProps, findFieldForCode, toFormFailure, useFailureText, useSubmit } from '@shuttle/forms'
import { now, toast, useNow } from '@shuttle/host'
import { useRef } from 'react'
import { useTexts } from '../i18n/use-texts'
import { codeWait, storedMailbox } from '../state/stored-values'

/** Errors of the address and of a required captcha; they are shown at those fields. */
const isElsewhere = ({ code }: { code: string }): boolean => ['email', 'captcha'].includes(findFieldForCode(code) ?? '')

/**
 * Field of the mailed code and the button that requests it (accounts 2, register mode). The address is stored, because
 * reading a mail in another app may make the phone discard this page.
 */
export const MailedCodeField = ({
  email,
  captcha,
  checkEmail,
  onFailure,
  onSent,
  ...field
}: FieldProps<string> & {
  email: string
  /** The captcha as typed; empty where none is shown. */
  captcha: string
  /** False when there is no address to send to, which the form shows. */
  checkEmail: () => Promise<boolean>
  /** Receives a refusal of the address and a request for a captcha; any other failure is shown here. */
  onFailure: (error: unknown) => void
  /** The code was mailed; the captcha answer is used up. */
  onSent: () => void
}) => {
  const t = useTexts()
  const toText = useFailureText()
  const input = useRef<HTMLInputElement | null>(null)
  /**
   * Focuses synchronously: the form's `setFocus` waits for a task, in which the user may have focused another field.
   */
  const focus = () => {
    if (!document.activeElement?.matches('input')) input.current?.focus()
  }
  const address = trimEmail(email)
  const { isPending, submit, failure, setFailure } = useSubmit({
    name: 'mf-account: verification code',
    send: requestVerificationCode,
    onFailure: (error) => {
      const seconds = secondsToWait(error)
      if (seconds !== undefined) codeWait.start(address, now(), seconds)
      if (isElsewhere(toFormFailure(error))) onFailure(error)
      else focus()
    },
  })
  const shown = failure && !isElsewhere(failure) ? failure : undefined
  // Ticks once a second; the clock itself is newer than the last tick.
  useNow()
  const waitSeconds = Math.ceil((codeWait.readEnd(address) - now()) / 1000)

  const handleSend = async () => {
    if (isPending || codeWait.readEnd(address) > now() || !(await checkEmail())) return
    onFailure(undefined)
    storedMailbox.write(address)
    const sent = await submit({ email: address, captcha })
    if (!sent) return
    codeWait.start(address, now(), sent.result.waitSeconds)
    onSent()
    toast(t('mailbox.codeSent'), 'success')
    // The button is gone, and typing the code comes next.
    focus()
  }

  return (
    <CodeField
      {...field}
      ref={(element) => {
        input.current = element
        field.ref(element)
      }}
      error={field.error ?? (shown && toText(shown))}
      onChange={(code) => {
        setFailure(undefined)
        field.onChange(code)
      }}
      onSend={() => void handleSend()}
      isSending={isPending}
      waitSeconds={waitSeconds}
    />
  )
}

import { requestVerificationCode, secondsToWait } from '@shuttle/calls'
import { trimEmail } from '@shuttle/domain'
import { CodeField, type FieldProps, useSubmit } from '@shuttle/forms'
import { now, toast, useNow } from '@shuttle/host'
import { useTexts } from '../i18n/use-texts'
import { codeWait, mailboxDraft } from '../state/stored-values'

/**
 * The code that is mailed to an address, and the button that requests one (accounts 2, register mode). The address is
 * stored, because reading a mail in another app may make the phone discard this page.
 */
export const MailedCodeField = ({
  email,
  checkEmail,
  onFailure,
  focus,
  ...field
}: FieldProps<string> & {
  email: string
  /** False when there is no address to send to, which the form shows. */
  checkEmail: () => Promise<boolean>
  /** Receives why no code could be sent; undefined when another try begins. */
  onFailure: (error: unknown) => void
  focus: () => void
}) => {
  const t = useTexts()
  const { isPending, submit } = useSubmit({
    name: 'mf-account: verification code',
    send: requestVerificationCode,
    onFailure: (error) => {
      const seconds = secondsToWait(error)
      if (seconds !== undefined) codeWait.start(now(), seconds)
      onFailure(error)
    },
  })
  // Ticks once a second; the clock itself is newer than the last tick.
  useNow()
  const waitSeconds = Math.ceil((codeWait.readEnd() - now()) / 1000)

  const handleSend = async () => {
    if (isPending || codeWait.readEnd() > now() || !(await checkEmail())) return
    onFailure(undefined)
    const address = trimEmail(email)
    mailboxDraft.write(address)
    const sent = await submit(address)
    if (!sent) return
    codeWait.start(now())
    toast(t('mailbox.codeSent'), 'success')
    // The button is gone, and typing the code comes next, unless the reader goes on with another field meanwhile.
    if (!document.activeElement?.matches('input')) focus()
  }

  return <CodeField {...field} onSend={() => void handleSend()} isSending={isPending} waitSeconds={waitSeconds} />
}

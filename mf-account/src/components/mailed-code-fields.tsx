import { EmailField, type FieldProps } from '@shuttle/forms'
import type { ReactNode } from 'react'
import { MailedCodeField } from './mailed-code-field'
import { NeededCaptchaField, type useNeededCaptcha } from './needed-captcha'

/** Address, mailed code and, where the service requires one, captcha of a form that proves a mailbox. */
export const MailedCodeFields = (props: {
  email: FieldProps<string>
  code: FieldProps<string>
  /** The answer to the captcha. */
  digits: FieldProps<string>
  captcha: ReturnType<typeof useNeededCaptcha>
  /** False when there is no address to send to, which the form shows. */
  checkEmail: () => Promise<boolean>
  onFailure: (error: unknown) => void
  /** Fields between code and captcha. */
  children?: ReactNode
}) => {
  const { email, code, digits, captcha } = props
  return (
    <>
      <EmailField {...email} />
      <MailedCodeField
        {...code}
        email={email.value}
        checkEmail={props.checkEmail}
        captcha={digits.value}
        onFailure={(error) => {
          captcha.readFailure(error)
          props.onFailure(error)
        }}
        onSent={() => {
          captcha.renew()
          digits.onChange('')
        }}
      />
      {props.children}
      <NeededCaptchaField {...digits} captcha={captcha} />
    </>
  )
}

import type { MailboxProof } from '@shuttle/calls'
import { trimEmail } from '@shuttle/domain'
import { CheckboxField, Form, NewPasswordFields, useForm } from '@shuttle/forms'
import { checkMailboxForm } from '../domain/check-mailbox-form'
import { useTexts } from '../i18n/use-texts'
import type { BindEmailValues } from '../state/stored-bind-email'
import { storedMailbox } from '../state/stored-values'
import { MailedCodeFields } from './mailed-code-fields'
import { useNeededCaptcha } from './needed-captcha'
import { PrivacyLink } from './privacy-link'
import styles from './privacy-link.module.css'

/**
 * Form that proves a mailbox and sets a password: registering, resetting a password, adding an e-mail (accounts 2,
 * register mode). After a reload it contains the address that the last code was mailed to.
 */
export const MailboxForm = <Result,>(props: {
  title: string
  introduction: string
  submitLabel: string
  pendingLabel: string
  showsTerms: boolean
  /** What was entered before the page was left. */
  entered?: BindEmailValues | undefined
  send: (proof: MailboxProof, entered: BindEmailValues) => Promise<Result>
  onDone: (email: string, result: Result) => void
}) => {
  const t = useTexts()
  const captcha = useNeededCaptcha('register')
  const form = useForm({
    name: 'mf-account: mailbox form',
    initial: () => ({
      email: storedMailbox.read() ?? '',
      code: '',
      password: '',
      repeat: '',
      captcha: '',
      terms: false,
      ...props.entered,
    }),
    check: (values) => checkMailboxForm(values, { captcha: captcha.isNeeded, terms: props.showsTerms }),
    send: ({ email, code, password, terms, captcha: digits }) =>
      props.send(
        { email: trimEmail(email), verificationCode: code, password, captcha: digits },
        { email, code, terms },
      ),
    clearedByFailure: { captcha: '' },
    onFailure: captcha.readFailure,
    onDone: (result, { email }) => {
      captcha.clear()
      storedMailbox.remove()
      props.onDone(trimEmail(email), result)
    },
  })
  return (
    <Form
      form={form}
      title={props.title}
      introduction={props.introduction}
      submitLabel={props.submitLabel}
      pendingLabel={props.pendingLabel}
    >
      <MailedCodeFields
        email={form.field('email')}
        code={form.field('code')}
        digits={form.field('captcha')}
        captcha={captcha}
        checkEmail={() => form.trigger('email', { shouldFocus: true })}
        onFailure={form.showFailure}
      >
        <NewPasswordFields password={form.field('password')} repeat={form.field('repeat')} isFirst={props.showsTerms} />
      </MailedCodeFields>
      {props.showsTerms && (
        <CheckboxField {...form.field('terms')}>
          <span className={styles.terms}>
            {t('mailbox.termsBefore')}
            <PrivacyLink />
          </span>
        </CheckboxField>
      )}
    </Form>
  )
}

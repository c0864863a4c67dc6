import { Button, Notice, Stack } from '@shuttle/ui'
import type { FormEvent, ReactNode } from 'react'
import { type FormFailure, isNetworkFailure } from './failure'
import styles from './form.module.css'
import { useFailureText } from './use-failure-text'

/** Why the last submit failed, announced to screen readers. */
export const FailureNotice = ({ failure }: { failure: FormFailure | undefined }) => {
  const toText = useFailureText()
  if (!failure) return null
  return (
    <Notice kind={isNetworkFailure(failure) ? 'warning' : 'danger'} announce>
      {toText(failure)}
    </Notice>
  )
}

/** A form around its fields: a name, an introduction, the failure of the last submit, and the button. */
export const Form = (props: {
  form: { handleSubmit: (event: FormEvent) => void; isPending: boolean; failure: FormFailure | undefined }
  title: string
  introduction?: string
  children: ReactNode
  submitLabel: string
  pendingLabel: string
  submitKind?: 'danger'
  /** Below the button. */
  footer?: ReactNode
}) => {
  const { handleSubmit, isPending, failure } = props.form
  return (
    <form noValidate onSubmit={handleSubmit} aria-label={props.title}>
      <Stack gap="lg">
        {props.introduction !== undefined && <p className={styles.introduction}>{props.introduction}</p>}
        {props.children}
        <FailureNotice failure={failure} />
        <Button type="submit" kind={props.submitKind ?? 'primary'} block loading={isPending}>
          {isPending ? props.pendingLabel : props.submitLabel}
        </Button>
        {props.footer}
      </Stack>
    </form>
  )
}

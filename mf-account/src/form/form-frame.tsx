import { Button, Stack } from '@shuttle/ui'
import type { FormEvent, ReactNode } from 'react'
import type { FormFailure } from '../domain/form-failure'
import { FailureNotice } from './failure-notice'
import styles from './form.module.css'

/** What every form has around its fields: a name, an introduction, what became of the last attempt, and the button. */
export const FormFrame = (props: {
  title: string
  introduction: string
  children: ReactNode
  failure: FormFailure | undefined
  isBusy: boolean
  submitLabel: string
  submitKind?: 'danger'
  onSubmit: () => void
  /** Below the button. */
  footer?: ReactNode
}) => {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <form noValidate onSubmit={handleSubmit} aria-label={props.title}>
      <Stack gap="lg">
        <p className={styles.introduction}>{props.introduction}</p>
        {props.children}
        <FailureNotice failure={props.failure} />
        <Button type="submit" kind={props.submitKind ?? 'primary'} block loading={props.isBusy}>
          {props.submitLabel}
        </Button>
        {props.footer}
      </Stack>
    </form>
  )
}

import { Form, type FormFailure } from '@shuttle/forms'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTexts } from '../i18n/use-texts'
import { StaleForm } from './stale-form'

interface SentForm {
  handleSubmit: ComponentProps<typeof Form>['form']['handleSubmit']
  isPending: boolean
  failure: FormFailure | undefined
  send: () => Promise<unknown>
}

/** State of the confirmation: `confirm` is for `useForm`, the rest for {@link ConfirmedForm}. */
export const useQuestion = () => {
  const [isConfirming, setConfirming] = useState(false)
  return { confirm: () => setConfirming(true), confirmation: { isConfirming, onEnd: () => setConfirming(false) } }
}

interface ConfirmedFormProps {
  form: SentForm
  confirmation: { isConfirming: boolean; onEnd: () => void }
  title: string
  submitLabel: string
  pendingLabel: string
  question: string
  /** Describes the effect before the form is sent. */
  consequence: ReactNode
  /**
   * Another editor was faster: nothing is overwritten before the user chooses one of the two. Missing for a form that
   * only adds.
   */
  stale?: { isStale: boolean; onTake: () => void; onOverwrite: () => void }
  children: ReactNode
}

/** A form that describes its effect before it is sent, and retains its values when it is refused. */
export const ConfirmedForm = (props: ConfirmedFormProps) => {
  const { form, confirmation, title, submitLabel, pendingLabel, question, consequence, stale, children } = props
  const t = useTexts()
  const save = async () => {
    await form.send()
    confirmation.onEnd()
  }
  return (
    <>
      <Form
        form={stale?.isStale ? { ...form, failure: undefined } : form}
        title={title}
        submitLabel={submitLabel}
        pendingLabel={pendingLabel}
        footer={stale?.isStale && <StaleForm onTake={stale.onTake} onOverwrite={stale.onOverwrite} />}
      >
        {children}
      </Form>
      <ConfirmDialog
        open={confirmation.isConfirming}
        title={question}
        confirmLabel={submitLabel}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        busy={form.isPending}
        onConfirm={() => void save()}
        onCancel={confirmation.onEnd}
      >
        {confirmation.isConfirming && consequence}
      </ConfirmDialog>
    </>
  )
}

import { Form, type FormFailure } from '@shuttle/forms'
import { ConfirmAct } from '@shuttle/ui/desk'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTexts } from '../i18n/use-texts'
import { StaleForm } from './stale-form'

interface SentForm {
  handleSubmit: ComponentProps<typeof Form>['form']['handleSubmit']
  isPending: boolean
  failure: FormFailure | undefined
  send: () => Promise<unknown>
}

/** State of the confirmation: `confirm` is for `useForm`, the rest for {@link AskedForm}. */
export const useQuestion = () => {
  const [isAsking, setAsking] = useState(false)
  return { confirm: () => setAsking(true), asking: { isAsking, onEnd: () => setAsking(false) } }
}

interface AskedFormProps {
  form: SentForm
  asking: { isAsking: boolean; onEnd: () => void }
  title: string
  submitLabel: string
  pendingLabel: string
  question: string
  /** Describes the effect before the form is sent. */
  consequence: ReactNode
  /** Another editor was faster: nothing is overwritten before the user chooses one of the two. */
  stale: { isStale: boolean; onTake: () => void; onKeep: () => void }
  children: ReactNode
}

/** A form that describes its effect before it is sent, and retains its values when it is refused. */
export const AskedForm = (props: AskedFormProps) => {
  const { form, asking, title, submitLabel, pendingLabel, question, consequence, stale, children } = props
  const t = useTexts()
  const save = async () => {
    await form.send()
    asking.onEnd()
  }
  return (
    <>
      <Form
        form={stale.isStale ? { ...form, failure: undefined } : form}
        title={title}
        submitLabel={submitLabel}
        pendingLabel={pendingLabel}
        footer={stale.isStale && <StaleForm onTake={stale.onTake} onKeep={stale.onKeep} />}
      >
        {children}
      </Form>
      <ConfirmAct
        open={asking.isAsking}
        title={question}
        confirmLabel={submitLabel}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        busy={form.isPending}
        onConfirm={() => void save()}
        onCancel={asking.onEnd}
      >
        {asking.isAsking && consequence}
      </ConfirmAct>
    </>
  )
}

import { ConfirmDialog, type ConfirmDialogProps, FormRows } from '@shuttle/ui/backoffice'
import type { FormEvent, ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts'

interface PanelFormProps extends Pick<ConfirmDialogProps, 'confirmLabel' | 'kind'> {
  /** Lets a button outside of the form submit it. */
  id: string
  /** Of `usePanelForm`. */
  onSubmit: (event: FormEvent) => void
  dialog: Pick<ConfirmDialogProps, 'open' | 'busy' | 'error' | 'onConfirm' | 'onCancel'>
  question: string
  /** Describes the effect before the form is sent. */
  consequence: ReactNode
  children: ReactNode
}

/** A form of rows in a panel, and its confirmation; errors are shown at their fields. */
export const PanelForm = (props: PanelFormProps) => {
  const { id, onSubmit, dialog, question, confirmLabel, kind, consequence, children } = props
  const t = useTexts()
  return (
    <>
      <form id={id} noValidate onSubmit={onSubmit}>
        <FormRows>{children}</FormRows>
      </form>
      <ConfirmDialog
        {...dialog}
        title={question}
        confirmLabel={confirmLabel}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        kind={kind}
      >
        {dialog.open && consequence}
      </ConfirmDialog>
    </>
  )
}

import { AlertDialog, type AlertDialogProps } from '@shuttle/ui/overlay'

export type ConfirmDialogProps = Omit<AlertDialogProps, 'open'>

/** A chunk of its own: the widgets of dialogs come only when a question is asked. */
export const ConfirmDialog = (props: ConfirmDialogProps) => <AlertDialog open {...props} />

import { AlertDialog, type AlertDialogProps } from '@shuttle/ui/overlay'

export type ConfirmDialogProps = Omit<AlertDialogProps, 'open'>

/** A chunk of its own: the code of dialogs loads only when a confirmation is needed. */
export const ConfirmDialog = (props: ConfirmDialogProps) => <AlertDialog open {...props} />

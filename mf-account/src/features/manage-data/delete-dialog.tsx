import { AlertDialog } from '@shuttle/ui/overlay'
import { useTexts } from '../../i18n/use-texts'

export interface DeleteDialogProps {
  /** Confirmed and under way. */
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

export const DeleteDialog = (props: DeleteDialogProps) => {
  const t = useTexts()
  return (
    <AlertDialog
      open
      kind="danger"
      title={t('myData.deleteQuestion')}
      confirmLabel={t('myData.deleteConfirm')}
      cancelLabel={t('myData.deleteCancel')}
      {...props}
    >
      {t('myData.deleteFinal')}
    </AlertDialog>
  )
}

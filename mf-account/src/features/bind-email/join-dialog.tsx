import { AlertDialog } from '@shuttle/ui/overlay'
import { useTexts } from '../../i18n/use-texts'

export interface JoinDialogProps {
  /** Confirmed and under way. */
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

export const JoinDialog = (props: JoinDialogProps) => {
  const t = useTexts()
  return (
    <AlertDialog
      open
      title={t('bindEmail.joinQuestion')}
      confirmLabel={t('bindEmail.join')}
      cancelLabel={t('bindEmail.joinCancel')}
      {...props}
    >
      {t('bindEmail.joinText')}
    </AlertDialog>
  )
}

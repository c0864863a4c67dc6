import { AlertDialog } from '@shuttle/ui/overlay'
import { useTexts } from '../../i18n/use-texts'

export interface SignOutDialogProps {
  /** Confirmed and under way. */
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

export const SignOutDialog = (props: SignOutDialogProps) => {
  const t = useTexts()
  return (
    <AlertDialog
      open
      kind="danger"
      title={t('personalCentre.signOutQuestion')}
      confirmLabel={t('personalCentre.signOutConfirm')}
      cancelLabel={t('personalCentre.signOutCancel')}
      {...props}
    />
  )
}

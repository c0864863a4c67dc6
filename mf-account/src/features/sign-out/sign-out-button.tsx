import { signOut, toast } from '@shuttle/host'
import { Button } from '@shuttle/ui'
import { useState } from 'react'
import { useConfirmDialog } from '../../components/use-confirm-dialog'
import { useTexts } from '../../i18n/use-texts'

/** Confirms before signing out; `onSignedOut` leads on (accounts 7, logout). */
export const SignOutButton = ({ onSignedOut }: { onSignedOut: () => void }) => {
  const t = useTexts()
  const { Dialog, ask, close } = useConfirmDialog()
  const [isPending, setPending] = useState(false)
  const handleConfirm = async () => {
    setPending(true)
    await signOut()
    setPending(false)
    close()
    toast(t('personalCentre.signedOut'), 'success')
    onSignedOut()
  }
  return (
    <>
      <Button kind="danger" block onClick={() => void ask()}>
        {t('personalCentre.signOut')}
      </Button>
      {Dialog && (
        <Dialog
          kind="danger"
          title={t('personalCentre.signOutQuestion')}
          confirmLabel={t('personalCentre.signOutConfirm')}
          cancelLabel={t('personalCentre.signOutCancel')}
          busy={isPending}
          onConfirm={() => void handleConfirm()}
          onCancel={close}
        />
      )}
    </>
  )
}

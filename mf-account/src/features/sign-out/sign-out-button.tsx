import { signOut, toast } from '@shuttle/host'
import { Button } from '@shuttle/ui'
import { useState } from 'react'
import { LazyConfirmDialog } from '../../components/lazy-confirm-dialog'
import { useTexts } from '../../i18n/use-texts'

/** Confirms before signing out; `onSignedOut` navigates (accounts 7, logout). */
export const SignOutButton = ({ onSignedOut }: { onSignedOut: () => void }) => {
  const t = useTexts()
  const [isConfirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
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
      <Button kind="danger" block onClick={() => setConfirming(true)}>
        {t('personalCentre.signOut')}
      </Button>
      <LazyConfirmDialog
        open={isConfirming}
        kind="danger"
        title={t('personalCentre.signOutQuestion')}
        confirmLabel={t('personalCentre.signOut')}
        cancelLabel={t('personalCentre.signOutCancel')}
        busy={isPending}
        onConfirm={() => void handleConfirm()}
        onCancel={close}
      />
    </>
  )
}

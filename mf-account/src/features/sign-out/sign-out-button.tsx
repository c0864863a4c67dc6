import { signOut, toast } from '@shuttle/host'
import { Button } from '@shuttle/ui'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts'
import { useDialog } from '../../screen/use-dialog'
import type { SignOutDialogProps } from './sign-out-dialog'

const loadDialog = async () => {
  const { SignOutDialog } = await import(/* webpackChunkName: "sign-out-dialog" */ './sign-out-dialog')
  return SignOutDialog
}

/** Asks first; `onSignedOut` leads on (accounts 7, logout). */
export const SignOutButton = ({ onSignedOut }: { onSignedOut: () => void }) => {
  const t = useTexts()
  const { Dialog, ask, close } = useDialog<SignOutDialogProps>('sign-out-dialog', loadDialog)
  const [isBusy, setBusy] = useState(false)
  const handleConfirm = async () => {
    setBusy(true)
    await signOut()
    setBusy(false)
    close()
    toast(t('personalCentre.signedOut'), 'success')
    onSignedOut()
  }
  return (
    <>
      <Button kind="danger" block onClick={() => void ask()}>
        {t('personalCentre.signOut')}
      </Button>
      {Dialog && <Dialog busy={isBusy} onConfirm={() => void handleConfirm()} onCancel={close} />}
    </>
  )
}

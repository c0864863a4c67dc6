import { reportFault, signOut, toast } from '@shuttle/host'
import { Button } from '@shuttle/ui'
import { type ComponentType, useState } from 'react'
import { useTexts } from '../../i18n/use-texts'
import type { SignOutDialogProps } from './sign-out-dialog'

export const SignOutButton = () => {
  const t = useTexts()
  const [Dialog, setDialog] = useState<ComponentType<SignOutDialogProps>>()
  const [isBusy, setBusy] = useState(false)

  const handleAsk = async () => {
    try {
      // Its widgets come only for somebody who wants to leave.
      const { SignOutDialog } = await import(/* webpackChunkName: "sign-out-dialog" */ './sign-out-dialog')
      setDialog(() => SignOutDialog)
    } catch (error) {
      reportFault(error, 'sign-out-dialog')
      toast(t('personalCentre.notLoaded'), 'error')
    }
  }
  const handleConfirm = async () => {
    setBusy(true)
    await signOut()
    setBusy(false)
    setDialog(undefined)
    toast(t('personalCentre.signedOut'), 'success')
  }

  return (
    <>
      <Button kind="danger" block onClick={() => void handleAsk()}>
        {t('personalCentre.signOut')}
      </Button>
      {Dialog && <Dialog busy={isBusy} onConfirm={() => void handleConfirm()} onCancel={() => setDialog(undefined)} />}
    </>
  )
}

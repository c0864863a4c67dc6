import { Button, Card, PageBody, PageHeader, RadioList, Stack, TextField } from '@shuttle/ui'
import { AlertDialog, createToaster, Dialog, Sheet, ToastRegion } from '@shuttle/ui/overlay'
import { useState } from 'react'
import { texts } from '../texts'

type Overlay = 'dialog' | 'alert' | 'sheet' | 'long'
const TIMES = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30', '14:00']
const toaster = createToaster()

export const OverlayStory = () => {
  const [open, setOpen] = useState<Overlay>()
  const [email, setEmail] = useState('')
  const [time, setTime] = useState<string | undefined>('10:00')
  const close = () => setOpen(undefined)
  return (
    <main>
      <PageHeader title={texts.open} route={{ from: texts.hongKong, to: texts.zhuhai, joint: texts.joint }} overlap />
      <PageBody overlap>
        <Card title={texts.open}>
          <Stack gap="sm">
            {(['dialog', 'alert', 'sheet', 'long'] as const).map((name) => (
              <Button key={name} id={name} kind="soft" onClick={() => setOpen(name)}>
                {name}
              </Button>
            ))}
            <Button id="plain" onClick={() => toaster.show(texts.choosePassengers)}>
              plain
            </Button>
            <Button id="success" onClick={() => toaster.show(texts.cancelled, 'success')}>
              success
            </Button>
            <Button id="error" onClick={() => toaster.show(texts.danger, 'error')}>
              error
            </Button>
            <Button id="notice" onClick={() => toaster.show(texts.notice, 'notice')}>
              notice
            </Button>
          </Stack>
        </Card>
      </PageBody>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={texts.signIn}
        closeLabel={texts.close}
        actions={<Button>{texts.signIn}</Button>}
      >
        <TextField label={texts.email} value={email} onChange={setEmail} type="email" />
      </Dialog>
      <AlertDialog
        open={open === 'alert'}
        title={texts.cancelTitle}
        confirmLabel={texts.cancelConfirm}
        cancelLabel={texts.keep}
        onConfirm={close}
        onCancel={close}
        kind="danger"
      >
        {texts.cancelText}
      </AlertDialog>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title={texts.chosenTime}
        closeLabel={texts.close}
        actions={
          <>
            <Button kind="soft" onClick={close}>
              {texts.back}
            </Button>
            <Button onClick={close}>{texts.done}</Button>
          </>
        }
      >
        <RadioList
          label={texts.chosenTime}
          value={time}
          onChange={setTime}
          options={TIMES.map((value) => ({ value, label: value, disabled: value === '11:00' }))}
        />
      </Sheet>
      <Dialog open={open === 'long'} onClose={close} title={texts.longText} closeLabel={texts.close}>
        {TIMES.map((line) => (
          <p key={line}>
            {line} {texts.longText}
          </p>
        ))}
      </Dialog>
      <ToastRegion toaster={toaster} label={texts.notices} closeLabel={texts.close} />
    </main>
  )
}

import { deleteAccount } from '@shuttle/calls'
import type { User } from '@shuttle/contracts'
import { checkPassword, type PasswordViolation } from '@shuttle/domain'
import { signOut, toast } from '@shuttle/host'
import { Card } from '@shuttle/ui'
import { useEffect, useRef, useState } from 'react'
import { FormFrame } from '../../form/form-frame'
import { PasswordField } from '../../form/password-field'
import { useAttempt } from '../../form/use-attempt'
import { useFieldTexts } from '../../form/use-field-texts'
import { useTexts } from '../../i18n/use-texts'
import { useDialog } from '../../screen/use-dialog'
import { forgetAccount } from '../../state/remembered-account'
import type { DeleteDialogProps } from './delete-dialog'

const loadDialog = async () => {
  const { DeleteDialog } = await import(/* webpackChunkName: "delete-dialog" */ './delete-dialog')
  return DeleteDialog
}

/** The end of an account: what goes and what stays, the password once more, and a last question. */
export const DeleteAccount = ({ user, onDeleted }: { user: User; onDeleted: () => void }) => {
  const t = useTexts()
  const hasPassword = user.hasEmail !== false
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [refusal, setRefusal] = useState<PasswordViolation>()
  const input = useRef<HTMLInputElement>(null)
  const { isBusy, failure, attempt, settle } = useAttempt()
  const errorAt = useFieldTexts(refusal ? { old: refusal } : {}, failure)
  const { Dialog, ask, close } = useDialog<DeleteDialogProps>('delete-dialog', loadDialog)

  useEffect(() => {
    if (failure?.field === 'old') input.current?.select()
  }, [failure])

  const handleSubmit = () => {
    const found = hasPassword ? checkPassword(password) : undefined
    setRefusal(found)
    if (found) return input.current?.focus()
    setShown(false)
    void ask()
  }
  const handleConfirm = async () => {
    const done = await attempt(() => deleteAccount(password))
    close()
    if (!done) return
    // This device would go on offering the address of somebody who is gone.
    if (hasPassword) forgetAccount()
    // First away from here: a page for members would lead to sign-in.
    onDeleted()
    await signOut()
    toast(t('myData.deleted'), 'notice')
  }

  return (
    <Card title={t('myData.deleteTitle')}>
      <FormFrame
        title={t('myData.deleteTitle')}
        introduction={t('myData.deleteText')}
        failure={failure}
        isBusy={isBusy}
        submitLabel={t(isBusy ? 'myData.deleting' : 'myData.delete')}
        submitKind="danger"
        onSubmit={handleSubmit}
      >
        {hasPassword && (
          <PasswordField
            label={t('form.password')}
            value={password}
            onChange={(typed) => {
              setPassword(typed)
              setRefusal(undefined)
              if (failure) settle()
            }}
            error={errorAt('old')}
            isShown={isShown}
            onShownChange={setShown}
            ref={input}
          />
        )}
      </FormFrame>
      {Dialog && <Dialog busy={isBusy} onConfirm={() => void handleConfirm()} onCancel={close} />}
    </Card>
  )
}

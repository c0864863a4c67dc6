import { deleteAccount } from '@shuttle/calls'
import { isApiError, type User } from '@shuttle/contracts'
import { checkPassword } from '@shuttle/domain'
import { Form, PasswordField, useForm, useReveal } from '@shuttle/forms'
import { signOut, toast } from '@shuttle/host'
import { Card } from '@shuttle/ui'
import { useState } from 'react'
import { LazyConfirmDialog } from '../../components/lazy-confirm-dialog'
import { useProof } from '../../components/use-proof'
import { hasPassword } from '../../domain/has-password'
import { useTexts } from '../../i18n/use-texts'
import { savedEmail } from '../../state/stored-values'

/** Deletes the account: what is removed and what is retained, the password, and a confirmation. */
export const DeleteAccount = ({ user, onDeleted }: { user: User; onDeleted: () => void }) => {
  const t = useTexts()
  const isByPassword = hasPassword(user)
  const reveal = useReveal()
  const [isConfirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  const { withProof, proofDialog } = useProof()
  const form = useForm({
    name: 'mf-account: delete-account form',
    initial: () => ({ oldPassword: '' }),
    check: ({ oldPassword }) => (isByPassword ? { oldPassword: checkPassword(oldPassword) } : {}),
    confirm: () => {
      reveal.setShown(false)
      setConfirming(true)
    },
    send: ({ oldPassword }) => withProof(() => deleteAccount(oldPassword)),
    onFailure: (error) => {
      // A lost answer may be that of a deletion.
      if (user.hasEmail !== false && !(isApiError(error) && error.kind === 'refused')) savedEmail.remove()
    },
  })
  const handleConfirm = async () => {
    const done = await form.send()
    close()
    if (!done) return
    // Otherwise this device would suggest the address of a deleted account.
    if (user.hasEmail !== false) savedEmail.remove()
    // Navigates first: a page for members would redirect to sign-in.
    onDeleted()
    await signOut()
    toast(t('myData.deleted'), 'notice')
  }
  return (
    <Card title={t('myData.delete')}>
      <Form
        form={form}
        title={t('myData.delete')}
        introduction={t('myData.deleteText')}
        submitLabel={t('myData.delete')}
        pendingLabel={t('myData.deleting')}
        submitKind="danger"
      >
        {isByPassword && <PasswordField {...form.field('oldPassword')} reveal={reveal} />}
      </Form>
      <LazyConfirmDialog
        open={isConfirming}
        kind="danger"
        title={t('myData.deleteQuestion')}
        confirmLabel={t('myData.deleteConfirm')}
        cancelLabel={t('myData.deleteCancel')}
        busy={form.isPending}
        onConfirm={() => void handleConfirm()}
        onCancel={close}
      >
        {t('myData.deleteFinal')}
      </LazyConfirmDialog>
      {proofDialog}
    </Card>
  )
}

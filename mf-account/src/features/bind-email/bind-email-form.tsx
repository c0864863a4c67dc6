import { bindEmail, type MailboxProof, mayJoin, type SignedIn } from '@shuttle/calls'
import { toFormFailure, useFailureText, useSubmit } from '@shuttle/forms'
import { acceptSession, toast } from '@shuttle/host'
import { useRef, useState } from 'react'
import { LazyConfirmDialog } from '../../components/lazy-confirm-dialog'
import { MailboxForm } from '../../components/mailbox-form'
import { useProof } from '../../components/use-proof'
import { useTexts } from '../../i18n/use-texts'
import { type BindEmailValues, storedBindEmail } from '../../state/stored-bind-email'
import { storedMailbox } from '../../state/stored-values'

/**
 * Adds an e-mail and a password to a WeChat user, who becomes a member (D9.20). Where the e-mail has an account, a
 * dialog offers to join the two accounts.
 */
export const BindEmailForm = ({ onBound }: { onBound: () => void }) => {
  const t = useTexts()
  const toText = useFailureText()
  const [proof, setProof] = useState<MailboxProof>()
  const [isConfirming, setConfirming] = useState(false)
  const [restored] = useState(storedBindEmail.take)
  const form = useRef<HTMLDivElement>(null)
  const entered = useRef<BindEmailValues>(undefined)
  const { withProof, proofDialog } = useProof(() => {
    if (entered.current) storedBindEmail.write(entered.current)
  })
  const close = () => setConfirming(false)
  const { isPending, submit } = useSubmit({
    name: 'mf-account: joining accounts',
    send: (given: MailboxProof) => withProof(() => bindEmail(given, true)),
    onFailure: (error) => toast(toText(toFormFailure(error)), 'error'),
  })

  const finish = (signedIn: SignedIn, text: string) => {
    acceptSession(signedIn)
    toast(text, 'success')
    onBound()
  }
  const bind = async (given: MailboxProof, typed: BindEmailValues) => {
    entered.current = typed
    try {
      return await withProof(() => bindEmail(given))
    } catch (error) {
      if (mayJoin(error)) {
        setProof(given)
        setConfirming(true)
      }
      throw error
    }
  }
  const handleJoin = async () => {
    if (!proof) return
    const done = await submit(proof)
    close()
    if (!done) return
    storedMailbox.remove()
    finish(done.result, t('bindEmail.joined'))
  }

  return (
    <>
      <div ref={form}>
        <MailboxForm
          title={t('bindEmail.title')}
          introduction={t('bindEmail.introduction')}
          submitLabel={t('bindEmail.submit')}
          pendingLabel={t('bindEmail.submitting')}
          showsTerms
          entered={restored}
          send={bind}
          onDone={(_, signedIn) => finish(signedIn, t('bindEmail.done'))}
        />
      </div>
      <LazyConfirmDialog
        open={isConfirming}
        title={t('bindEmail.joinQuestion')}
        confirmLabel={t('bindEmail.join')}
        cancelLabel={t('bindEmail.joinCancel')}
        busy={isPending}
        onConfirm={() => void handleJoin()}
        onCancel={close}
        findFocusAfter={() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')}
      >
        {t('bindEmail.joinText')}
      </LazyConfirmDialog>
      {proofDialog}
    </>
  )
}

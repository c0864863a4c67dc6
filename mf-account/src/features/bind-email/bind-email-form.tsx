import { bindEmail, type MailboxProof, mayJoin, type SignedIn } from '@shuttle/calls'
import { acceptSession, toast } from '@shuttle/host'
import { useState } from 'react'
import { formFailure } from '../../domain/form-failure'
import { MailboxForm } from '../../form/mailbox-form'
import { useAttempt } from '../../form/use-attempt'
import { useFailureText } from '../../form/use-failure-text'
import { useTexts } from '../../i18n/use-texts'
import { useDialog } from '../../screen/use-dialog'
import { dropMailboxDraft } from '../../state/mailbox-draft'
import type { JoinDialogProps } from './join-dialog'

const loadDialog = async () => {
  const { JoinDialog } = await import(/* webpackChunkName: "join-dialog" */ './join-dialog')
  return JoinDialog
}

/**
 * An e-mail and a password for somebody whom only the messenger knew; a member from then on (decision "the wire" 20). Where the e-mail has
 * an account, its reader is asked whether the two become one.
 */
export const BindEmailForm = ({ onBound }: { onBound: () => void }) => {
  const t = useTexts()
  const textOf = useFailureText()
  const [proof, setProof] = useState<MailboxProof>()
  const { isBusy, attempt } = useAttempt()
  const { Dialog, ask, close } = useDialog<JoinDialogProps>('join-dialog', loadDialog)

  const finish = (signedIn: SignedIn, text: string) => {
    acceptSession(signedIn)
    toast(text, 'success')
    onBound()
  }
  const bind = async (given: MailboxProof) => {
    try {
      return await bindEmail(given)
    } catch (error) {
      if (mayJoin(error)) {
        setProof(given)
        void ask()
      }
      throw error
    }
  }
  const handleJoin = async () => {
    if (!proof) return
    const done = await attempt(
      () => bindEmail(proof, true),
      (error) => toast(textOf(formFailure(error)), 'error'),
    )
    close()
    if (!done) return
    dropMailboxDraft()
    finish(done.result, t('bindEmail.joined'))
  }

  return (
    <>
      <MailboxForm
        title={t('bindEmail.title')}
        introduction={t('bindEmail.introduction')}
        submitLabel={t('bindEmail.submit')}
        busyLabel={t('bindEmail.submitting')}
        asksTerms
        onSubmit={bind}
        onDone={(_, signedIn) => finish(signedIn, t('bindEmail.done'))}
      />
      {Dialog && <Dialog busy={isBusy} onConfirm={() => void handleJoin()} onCancel={close} />}
    </>
  )
}

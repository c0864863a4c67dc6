import { Dialog } from '@shuttle/ui/overlay'
import { useTexts } from '../i18n/use-texts'
import { ProofForm } from './proof-form'

export interface ProofDialogProps {
  open: boolean
  /** Whether the member has a password. */
  hasPassword: boolean
  /** Before the page is left for WeChat: what was entered is stored. */
  onLeave?: (() => void) | undefined
  onAnswer: (isProved: boolean) => void
}

/** Asks over the page who acts; what waits for it goes on, with nothing lost. */
export const ProofDialog = ({ open, hasPassword, onLeave, onAnswer }: ProofDialogProps) => {
  const t = useTexts()
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      title={t('proof.title')}
      closeLabel={t('proof.close')}
      persistent
    >
      <ProofForm hasPassword={hasPassword} onLeave={onLeave} onProved={() => onAnswer(true)} />
    </Dialog>
  )
}

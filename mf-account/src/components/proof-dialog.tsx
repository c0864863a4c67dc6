import { Dialog } from '@shuttle/ui/overlay'
import type { ProofWay } from '../domain/has-password'
import { useTexts } from '../i18n/use-texts'
import { ProofForm } from './proof-form'

export interface ProofDialogProps {
  open: boolean
  /** What the account has. */
  way: ProofWay
  /** Called before the page is left for WeChat, to store what was entered. */
  onLeave?: (() => void) | undefined
  onAnswer: (isProved: boolean) => void
}

/**
 * Dialog over the page in which the member proves the identity; the pending call
 * then continues and nothing typed is lost.
 */
export const ProofDialog = ({ open, way, onLeave, onAnswer }: ProofDialogProps) => {
  const t = useTexts()
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      title={t('proof.title')}
      closeLabel={t('proof.close')}
      persistent
    >
      <ProofForm way={way} onLeave={onLeave} onProved={() => onAnswer(true)} />
    </Dialog>
  )
}

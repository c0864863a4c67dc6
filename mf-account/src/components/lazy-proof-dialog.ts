import { createLazyPart } from '@shuttle/host/lazy'
import { useTexts } from '../i18n/use-texts'

const lazyPart = createLazyPart('mf-account', () => useTexts()('page.notLoaded'))

/** The proof dialog, loaded when it is first opened. If it cannot open, it counts as declined. */
export const LazyProofDialog = lazyPart(
  async () => {
    const { ProofDialog } = await import('./proof-dialog')
    return ProofDialog
  },
  ({ onAnswer }) => onAnswer(false),
)

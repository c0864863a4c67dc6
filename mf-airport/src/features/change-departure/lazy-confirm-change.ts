import { createLazyPart } from '@shuttle/host/lazy'
import { useTexts } from '../../i18n/use-texts'

const lazyPart = createLazyPart('mf-airport', () => useTexts()('page.partNotLoaded'))

/** A confirmation dialog that is loaded when it is first opened. If it cannot open, it counts as declined. */
export const LazyConfirmChange = lazyPart(
  async () => {
    const { AlertDialog } = await import('@shuttle/ui/overlay')
    return AlertDialog
  },
  ({ onCancel }) => onCancel(),
)

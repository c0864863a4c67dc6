import { createLazyPart } from '@shuttle/host/lazy'
import { useTexts } from '../i18n/use-texts'

const lazyPart = createLazyPart('mf-orders', () => useTexts()('page.notLoaded'))

/** A confirmation; it loads when it is first opened. If it cannot open, it counts as declined. */
export const LazyConfirmDialog = lazyPart(
  async () => {
    const { AlertDialog } = await import('@shuttle/ui/overlay')
    return AlertDialog
  },
  ({ onCancel }) => onCancel(),
)

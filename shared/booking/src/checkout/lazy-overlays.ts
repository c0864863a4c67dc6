import { createLazyPart } from '@shuttle/host/lazy'
import { useNotLoadedText } from '../texts/use-not-loaded-text'

/** A part of a booking page that is loaded when it is first opened; see `createLazyPart`. */
export const lazyPart = createLazyPart('booking', useNotLoadedText)

/** A window over the page, loaded on first use. */
export const LazyDialog = lazyPart(
  async () => {
    const { Dialog } = await import('@shuttle/ui/overlay')
    return Dialog
  },
  ({ onClose }) => onClose(),
)

/** A dialog that must be answered, loaded on first use. If it cannot open, it counts as declined. */
export const LazyQuestion = lazyPart(
  async () => {
    const { AlertDialog } = await import('@shuttle/ui/overlay')
    return AlertDialog
  },
  ({ onCancel }) => onCancel(),
)

/** A drawer from the bottom edge, loaded on first use. */
export const LazySheet = lazyPart(
  async () => {
    const { Sheet } = await import('@shuttle/ui/overlay')
    return Sheet
  },
  ({ onClose }) => onClose(),
)

import { lazyPart } from './lazy-part'

/** A window over the page; loaded when it is first wanted. */
export const LazyDialog = lazyPart(
  async () => {
    const { Dialog } = await import('@shuttle/ui/overlay')
    return Dialog
  },
  ({ onClose }) => onClose(),
)

/** A dialog that must be answered; it loads when it is first opened. If it cannot open, it counts as declined. */
export const LazyQuestion = lazyPart(
  async () => {
    const { AlertDialog } = await import('@shuttle/ui/overlay')
    return AlertDialog
  },
  ({ onCancel }) => onCancel(),
)

/** A drawer from the bottom edge; loaded when it is first wanted. */
export const LazySheet = lazyPart(
  async () => {
    const { Sheet } = await import('@shuttle/ui/overlay')
    return Sheet
  },
  ({ onClose }) => onClose(),
)

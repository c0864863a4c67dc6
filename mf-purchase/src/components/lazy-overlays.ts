import { lazyPart } from './lazy-part'

/** A window over the page; loaded when it is first wanted. */
export const LazyDialog = lazyPart(
  async () => {
    const { Dialog } = await import('@shuttle/ui/overlay')
    return Dialog
  },
  ({ onClose }) => onClose(),
)

/** A question that must be answered; its dialog is loaded when it is first asked. Unasked, it counts as declined. */
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

import { lazyPart } from './lazy-part'

/** A question that must be answered; its dialog is loaded when it is first asked. Unasked, it counts as declined. */
export const LazyQuestion = lazyPart(
  async () => {
    const { AlertDialog } = await import('@shuttle/ui/overlay')
    return AlertDialog
  },
  ({ onCancel }) => onCancel(),
)

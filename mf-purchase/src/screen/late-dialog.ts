import { latePart } from './late-part'

/** A window over the page; loaded when it is first wanted. */
export const LateDialog = latePart(
  async () => {
    const { Dialog } = await import('@shuttle/ui/overlay')
    return Dialog
  },
  ({ onClose }) => onClose(),
)

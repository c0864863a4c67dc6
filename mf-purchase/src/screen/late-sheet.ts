import { latePart } from './late-part'

/** A drawer from the bottom edge; loaded when it is first wanted. */
export const LateSheet = latePart(
  async () => {
    const { Sheet } = await import('@shuttle/ui/overlay')
    return Sheet
  },
  ({ onClose }) => onClose(),
)

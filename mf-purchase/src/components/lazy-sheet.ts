import { lazyPart } from './lazy-part'

/** A drawer from the bottom edge; loaded when it is first wanted. */
export const LazySheet = lazyPart(
  async () => {
    const { Sheet } = await import('@shuttle/ui/overlay')
    return Sheet
  },
  ({ onClose }) => onClose(),
)

import { lazyPart } from './lazy-part'

/** A window over the page; loaded when it is first wanted. */
export const LazyDialog = lazyPart(
  async () => {
    const { Dialog } = await import('@shuttle/ui/overlay')
    return Dialog
  },
  ({ onClose }) => onClose(),
)

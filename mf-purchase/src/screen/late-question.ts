import { latePart } from './late-part'

/** A question that must be answered; its dialog is loaded when it is first asked. Unasked, it counts as declined. */
export const LateQuestion = latePart(
  async () => {
    const { AlertDialog } = await import('@shuttle/ui/overlay')
    return AlertDialog
  },
  ({ onCancel }) => onCancel(),
)

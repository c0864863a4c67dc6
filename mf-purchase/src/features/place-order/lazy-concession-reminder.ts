import { lazyPart } from '../../components/lazy-part'
import type { ConcessionReminderProps } from './concession-reminder'

/** The reminder with its texts; loaded when it is first shown. Not loaded, it counts as declined. */
export const LazyConcessionReminder = lazyPart<ConcessionReminderProps>(
  async () => {
    const { ConcessionReminder } = await import(/* webpackChunkName: "concession-reminder" */ './concession-reminder')
    return ConcessionReminder
  },
  ({ onChange }) => onChange(),
)

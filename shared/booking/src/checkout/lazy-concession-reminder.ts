import type { ConcessionReminderProps } from './concession-reminder'
import { lazyPart } from './lazy-overlays'

/** The reminder with its texts, loaded on first use. If it cannot be loaded, it counts as declined. */
export const LazyConcessionReminder = lazyPart<ConcessionReminderProps>(
  async () => {
    const { ConcessionReminder } = await import(/* webpackChunkName: "concession-reminder" */ './concession-reminder')
    return ConcessionReminder
  },
  ({ onChange }) => onChange(),
)

import { lazyPart } from './lazy-overlays'
import type { SaleCalendarProps } from './sale-calendar'

/** The calendar of all days, for a page that shows some days without it; loaded when it is opened. */
export const LazySaleCalendar = lazyPart<SaleCalendarProps & { open: boolean; onClose: () => void }>(
  async () => {
    const { SaleCalendar } = await import(/* webpackChunkName: "sale-calendar" */ './sale-calendar')
    return SaleCalendar
  },
  ({ onClose }) => onClose(),
)

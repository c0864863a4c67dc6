import { createLazyPart } from '@shuttle/host/lazy'
import { useTexts } from '../../i18n/use-texts'
import type { MonthCalendarProps } from './month-calendar'

const lazyPart = createLazyPart('mf-airport', () => useTexts()('page.partNotLoaded'))

/** The calendar of all days, loaded when it is opened; most passengers travel within the days of the strip. */
export const LazyMonthCalendar = lazyPart<MonthCalendarProps>(
  async () => {
    const { MonthCalendar } = await import(/* webpackChunkName: "airline-calendar" */ './month-calendar')
    return MonthCalendar
  },
  ({ onClose }) => onClose(),
)

// @alone: counts the modules that a calendar loads
import { render, screen } from '@testing-library/react'
import { Calendar, type CalendarProps } from './calendar'
import type { CalendarTexts } from './calendar-texts'

const texts: CalendarTexts = {
  label: 'Travel date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  weekLater: '+7 days',
  refused: { past: '', 'too-early': '', 'not-on-sale': '', 'too-far': '', closed: '' },
}

/** A calendar that starts with the week of a day, and extends to the end of the month or of the last week on sale. */
const calendarAt = (day: string, language: CalendarProps['language'], lastDay = day) => (
  <Calendar
    key={day}
    value={day}
    today={day}
    lastDateOnSale={lastDay}
    limitDate={lastDay}
    onSelect={() => {}}
    onRefused={() => {}}
    language={language}
    texts={texts}
  />
)
/** First years of the lunar files that were loaded. */
const loadedYears = () =>
  Object.keys(require.cache)
    .flatMap((file) => /generated\/lunar-(\d+)\.ts$/.exec(file)?.[1] ?? [])
    .sort()
const findDay = (date: string) => document.querySelector(`[data-date="${date}"]`)?.textContent

it('[A2.calendar.2] the calendar loads the lunar labels of the years on screen, and no other', async () => {
  const { rerender } = render(calendarAt('2026-11-22', 'en'))
  await import('./lunar-labels')
  expect(loadedYears()).toEqual([])

  rerender(calendarAt('2026-11-22', 'zh-hk'))
  expect(await screen.findByText('小雪')).toBeTruthy()
  expect(loadedYears()).toEqual(['2020'])

  // Outside the years of the files, nothing is loaded and no label is shown.
  rerender(calendarAt('2019-12-22', 'zh-hk'))
  rerender(calendarAt('2101-01-05', 'zh-hk'))
  await import('./lunar-labels')
  expect(findDay('2101-01-05')).toMatch(/^5/)
  expect(findDay('2101-01-05')).not.toContain('小寒')
  expect(loadedYears()).toEqual(['2020'])

  rerender(calendarAt('2100-02-09', 'zh-cn'))
  expect(await screen.findByText('春节')).toBeTruthy()
  expect(loadedYears()).toEqual(['2020', '2090'])

  // The turn of the year between two files.
  rerender(calendarAt('2029-12-31', 'zh-hk', '2030-01-05'))
  expect(await screen.findByText('小寒')).toBeTruthy()
  expect(findDay('2029-12-31')).toContain('廿七')
  expect(loadedYears()).toEqual(['2020', '2030', '2090'])
})

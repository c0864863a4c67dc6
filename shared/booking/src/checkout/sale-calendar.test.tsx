import { renderPage } from '@shuttle/testing'
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { SaleCalendar } from './sale-calendar'

/** The clock of tests shows Saturday, 21 November 2026. */
const open = (props: Partial<ComponentProps<typeof SaleCalendar>> = {}, language: 'en' | 'zh-hk' = 'en') => {
  const onSelect = jest.fn()
  const onRefused = jest.fn()
  const calendar = (
    <SaleCalendar
      title="Departure date"
      windowDays={14}
      soldOutDays={[]}
      value={undefined}
      onSelect={onSelect}
      onRefused={onRefused}
      {...props}
    />
  )
  const { user } = renderPage({ at: '/', texts: {}, language, screen: calendar })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { press, onSelect, onRefused }
}
/** The visible text of a day under its number. */
const mark = (date: string) =>
  document.querySelector(`[data-date="${date}"] > span[aria-hidden]:nth-of-type(2)`)?.textContent
const spoken = (date: string) => document.querySelector(`[data-date="${date}"]`)?.textContent
const note = () => [...document.querySelectorAll('p')].at(-1)?.textContent

const fares = (...days: [date: string, lowest: number][]) => days.map(([date, lowest]) => ({ date, lowest }))

it('[D11.calendar.1] a day has one mark: sold out, few seats, another price, holiday, today, in this order', () => {
  const daySales = {
    fewSeats: [
      { date: '2026-12-08', seatsLeft: 9 },
      { date: '2026-12-09', seatsLeft: 1 },
    ],
    fares: fares(['2026-12-07', 6500], ['2026-12-08', 7500], ['2026-12-09', 6500], ['2026-12-10', 7550]),
    currency: 'HKD' as const,
  }
  const days = { windowDays: 40, daySales }
  open({ ...days, soldOutDays: ['2026-12-09'] })
  expect(
    ['2026-11-21', '2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-20', '2026-12-25'].map(mark),
  ).toEqual(['Today', undefined, '9 left', 'Sold out', 'HK$75.50', 'MO hol.', 'Holiday'])
  expect(spoken('2026-12-20')).toMatch(/public holiday in Macau$/)
})

it('[D11.calendar.3] a price mark is short and read in full, and the note has the price of the other days', () => {
  const daySales = { fewSeats: [], fares: fares(['2026-11-22', 6500], ['2026-11-23', 6500], ['2026-11-24', 7500]) }
  open({ daySales: { ...daySales, currency: 'HKD' } })
  expect(mark('2026-11-24')).toBe('HK$75')
  expect(spoken('2026-11-24')).toMatch(/HK\$75\.00$/)
  expect(note()).toBe('Adults from HK$65.00 on days without a price.')
})

it('[D11.calendar.3] days of one price have neither mark nor note', () => {
  open({ daySales: { fewSeats: [], fares: fares(['2026-11-23', 6500], ['2026-11-24', 6500]), currency: 'HKD' } })
  expect(mark('2026-11-24')).toBeUndefined()
  expect(note()).not.toMatch(/without a price/)
})

it('[D11.calendar.4] the note explains each abbreviation of a holiday once, and the places of a shared one', () => {
  open({ windowDays: 40 })
  expect(note()).toBe('Public holidays: MO hol. (Macau), 25 Dec (Hong Kong, Macau), HK hol. (Hong Kong).')
})

it('[D11.calendar.4] a festival has its own name in Chinese, which a holiday does not hide', async () => {
  open({ windowDays: 40 }, 'zh-hk')
  expect(await screen.findByText('聖誕')).toBeTruthy()
  expect(mark('2026-12-08')).toBe('澳假')
  expect(spoken('2026-12-25')).toMatch(/香港、澳門公眾假期/)
})

it('[D11.calendar.5] the shortcuts choose today, tomorrow and the day of the weekend, as a press on that day does', async () => {
  const { press, onSelect, onRefused } = open({ soldOutDays: ['2026-11-22'] })
  await press('Today')
  await press('Saturday')
  expect(onSelect.mock.calls).toEqual([['2026-11-21'], ['2026-11-28']])
  await press('Tomorrow')
  expect(onRefused).toHaveBeenCalledWith('closed')
})

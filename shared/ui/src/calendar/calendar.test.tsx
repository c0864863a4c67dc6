import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expectAccessible } from '../testing/expect-accessible'
import { Calendar, type CalendarProps } from './calendar'
import type { CalendarTexts } from './calendar-texts'

const texts: CalendarTexts = {
  label: 'Travel date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  weekLater: '+7 days',
  refused: {
    past: 'in the past',
    'too-early': 'too early',
    'not-on-sale': 'not on sale yet',
    'too-far': 'too far ahead',
    closed: 'sold out',
  },
}

const Subject = ({ onSelect, ...props }: Partial<CalendarProps>) => {
  const [value, setValue] = useState(props.value)
  const select = (date: string) => {
    onSelect?.(date)
    setValue(date)
  }
  return (
    <Calendar
      today="2026-11-21"
      lastDateOnSale="2026-12-05"
      limitDate="2027-02-19"
      language="en"
      texts={texts}
      onRefused={() => {}}
      {...props}
      value={value}
      onSelect={select}
    />
  )
}

const openCalendar = (props: Partial<CalendarProps> = {}) => {
  const onSelect = jest.fn()
  const onRefused = jest.fn()
  render(<Subject {...props} onSelect={onSelect} onRefused={onRefused} />)
  return { onSelect, onRefused, user: userEvent.setup() }
}
const findDay = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`)
const focus = (date: string) => act(() => findDay(date)?.focus())
const day = (name: string | RegExp) => screen.getByRole('button', { name })
const focusedDay = () => document.activeElement?.getAttribute('data-date')

it('[A2.calendar.1, D10.5] shows the days on sale first, Monday first', () => {
  openCalendar()
  expect(screen.getByText('Nov – Dec 2026')).toBeTruthy()
  expect(findDay('2026-11-15')).toBeNull()
  expect(findDay('2026-11-16')?.getAttribute('aria-disabled')).toBe('true')
  expect(findDay('2026-12-05')?.getAttribute('aria-disabled')).toBeNull()
  expect(findDay('2026-12-01')?.textContent).toContain('1 Dec')
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)[0]).toMatch(/^Mon.*Monday$/)
  expect(screen.getAllByRole('columnheader')).toHaveLength(7)
})

it('chooses a day by pointer and announces it', async () => {
  const { onSelect, user } = openCalendar()
  await user.click(day(/Monday,? 23 November 2026/))
  expect(onSelect).toHaveBeenCalledWith('2026-11-23')
  expect(document.querySelector('[aria-selected=true]')?.textContent).toContain('23 November')
})

it.each([
  ['the day before today', '2026-11-20', 'past'],
  ['a day beyond the sale', '2026-12-06', 'not-on-sale'],
  ['a sold-out day', '2026-11-28', 'closed'],
])('[D9.22] reports why %s is closed and chooses nothing, by Enter too', async (_name, date, reason) => {
  const { onSelect, onRefused, user } = openCalendar({
    value: date,
    marks: { '2026-11-28': { text: 'Full', closed: true } },
  })
  const closed = findDay(date)
  expect(closed?.getAttribute('aria-disabled')).toBe('true')
  if (closed) await user.click(closed)
  focus(date)
  await user.keyboard('{Enter}')
  expect(onRefused.mock.calls).toEqual([
    [date, reason],
    [date, reason],
  ])
  expect(onSelect).not.toHaveBeenCalled()
})

it('[P5.dates.1] sells today and the last day, and not the days around them', async () => {
  const { onSelect, user } = openCalendar()
  await user.click(day(/21 November 2026/))
  await user.click(day(/5 December 2026$/))
  expect(onSelect.mock.calls.flat()).toEqual(['2026-11-21', '2026-12-05'])
})

it('[A2.calendar.3, A2.calendar.4, A5.calendar.1, D9.22] a day past 90 days differs from one not on sale yet', async () => {
  const { onRefused, user } = openCalendar({ value: '2027-02-01' })
  await user.click(day(/19 February 2027/))
  await user.click(day(/20 February 2027/))
  expect(onRefused.mock.calls).toEqual([
    ['2027-02-19', 'not-on-sale'],
    ['2027-02-20', 'too-far'],
  ])
})

describe('calendar by keyboard', () => {
  it('the calendar is one Tab stop, and arrows cross months', async () => {
    const { user } = openCalendar({ value: '2026-11-30' })
    await user.tab()
    await user.tab()
    await user.tab()
    expect(focusedDay()).toBe('2026-11-30')
    await user.keyboard('{ArrowRight}')
    expect(focusedDay()).toBe('2026-12-01')
    expect(screen.getByText('Nov – Dec 2026')).toBeTruthy()
    await user.keyboard('{ArrowUp}{Home}')
    expect(focusedDay()).toBe('2026-11-23')
    await user.keyboard('{PageDown}')
    expect(focusedDay()).toBe('2026-12-23')
  })

  it('Enter chooses the focused day, also when the focus came by pointer', async () => {
    const { onSelect, user } = openCalendar({ value: '2026-11-23' })
    focus('2026-11-25')
    await user.keyboard('{ArrowRight}{Enter}')
    expect(onSelect.mock.calls).toEqual([['2026-11-26']])
  })

  it('arrows stop at closed days instead of skipping them', async () => {
    const { user } = openCalendar({ value: '2026-11-27', marks: { '2026-11-28': { text: 'Full', closed: true } } })
    focus('2026-11-27')
    await user.keyboard('{ArrowRight}')
    expect(focusedDay()).toBe('2026-11-28')
    await user.keyboard('{ArrowRight}')
    expect(focusedDay()).toBe('2026-11-29')
  })

  it('the arrow does not lose the focus when the last month is reached', async () => {
    const { user } = openCalendar()
    const next = screen.getByRole('button', { name: 'Next month' })
    for (let step = 0; step < 5; step++) await user.click(next)
    expect(screen.getByText('February 2027')).toBeTruthy()
    expect(document.activeElement).toBe(next)
    expect(next.getAttribute('aria-disabled')).toBe('true')
  })
})

it('the calendar does not take the focus when it appears or when its day is chosen elsewhere', () => {
  openCalendar({ value: '2026-11-23' })
  expect(document.activeElement).toBe(document.body)
})

it('[A9.calendar.1] the +7-day helper has the same effect as a press on that day', async () => {
  const { onSelect, onRefused, user } = openCalendar({ value: '2026-11-28' })
  expect(screen.getByText('Sat 28 Nov')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '+7 days' }))
  expect(onSelect).toHaveBeenCalledWith('2026-12-05')
  expect(screen.getByText('Nov – Dec 2026')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '+7 days' }))
  expect(onRefused).toHaveBeenCalledWith('2026-12-12', 'not-on-sale')
})

it('[A2.calendar.2] the calendar has lunar labels in Chinese and none in English', async () => {
  openCalendar({ language: 'zh-hk' })
  expect(await screen.findByText('小雪')).toBeTruthy()
  expect(screen.getByRole('button', { name: /2026年11月22日.*小雪/ })).toBeTruthy()
})

it('the English calendar has no lunar labels', () => {
  openCalendar()
  expect(screen.queryByText('小雪')).toBeNull()
})

it('today, marks and reasons are read with the day', () => {
  openCalendar({ marks: { '2026-11-28': { text: 'Full', closed: true } } })
  expect(day(/^Saturday,? 21 November 2026, today$/)).toBeTruthy()
  expect(day(/^Saturday,? 28 November 2026, Full, sold out$/)).toBeTruthy()
  expect(day(/^Friday,? 20 November 2026, in the past$/)).toBeTruthy()
})

it('the calendar has no axe violations', async () => {
  openCalendar({ value: '2026-11-23', language: 'zh-cn', marks: { '2026-11-28': { text: '售罄', closed: true } } })
  await expectAccessible()
})

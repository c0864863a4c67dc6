import { findAxeViolations } from '@shuttle/testing'
import { screen, within } from '@testing-library/react'
import { aLine, aRoundTrip } from '../../testing/a-line'
import { openScreen } from '../../testing/open-screen'
import { PlanTrip } from './plan-trip'

const FARE = { lowestFare: 6500 }
const BACK = {
  originCode: 'ZHO',
  destinationCode: 'HKG',
  originName: 'Zhuhai Port',
  destinationName: 'Hong Kong Port',
} as const
const LINES = [
  { ...aLine(), ...FARE },
  { ...aRoundTrip(), ...FARE },
  aLine({ ...BACK, routeCode: 'ZHO->HKG', lineCode: 'ZHOHKG', lowestFare: 5800 }),
]
const open = (lines = LINES) => openScreen({ at: '/', screen: <PlanTrip lines={lines} /> })
const target = (name = 'Select tickets') =>
  new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://site').searchParams
const chosen = (name?: string) =>
  Object.fromEntries(
    [...target(name)].filter(([key]) => ['xldm', 'date', 'returnDate', 'adult', 'child'].includes(key)),
  )
const radio = (group: string, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name })

it('[D11.both-ways.1] the card leads to ticket details with line, day and adults, and shows their lowest price', async () => {
  const { user, container } = open()
  expect(chosen()).toEqual({ xldm: 'HKGZHO', date: '2026-11-21', adult: '1' })
  expect(container.textContent).toContain('1 adult one way, today’s lowest fareHK$65.00')
  await user.click(screen.getByRole('button', { name: 'Add one adult' }))
  await user.click(radio('Outbound', /^Tomorrow/))
  expect(chosen()).toEqual({ xldm: 'HKGZHO', date: '2026-11-22', adult: '2' })
  expect(container.textContent).toContain('HK$130.00')
  expect(await findAxeViolations()).toEqual([])
})

it('[D11.both-ways.1] a round trip has its return day after the outbound day, and the price of both ways', async () => {
  const { user, container } = open()
  await user.click(radio('Trip type', /^Round trip/))
  await user.click(radio('Outbound', /^Mon/))
  await user.click(radio('Return', /^Next day/))
  expect(chosen()).toEqual({ xldm: 'HKGZHORT', date: '2026-11-23', returnDate: '2026-11-24', adult: '1' })
  expect(container.textContent).toContain('1 adult both ways, today’s lowest fareHK$130.00')
  expect(chosen('Other outbound day')).toEqual({ xldm: 'HKGZHORT', adult: '1' })
  expect(chosen('Other return day')).toEqual({ xldm: 'HKGZHORT', date: '2026-11-23', adult: '1' })
})

it('[D11.both-ways.1] swapped ends are the line of the other direction, with its times, which is sold one way only', async () => {
  const { user, container } = open()
  await user.click(radio('Trip type', /^Round trip/))
  await user.click(screen.getByRole('button', { name: 'Swap from and to' }))
  expect(target().get('xldm')).toBe('ZHOHKG')
  expect(screen.getByText('This line is sold one way only')).toBeTruthy()
  expect(container.textContent).toContain('¥58.00')
  expect(screen.getByRole('link', { name: 'Times and stops' }).getAttribute('href')).toBe('/line?code=ZHOHKG')
  await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'Hong Kong Port')
  expect(target().get('xldm')).toBe('HKGZHORT')
})

it('[D11.both-ways.1] no card shows without a bus line on sale', () => {
  const { container } = open([])
  expect(container.textContent).toBe('')
})

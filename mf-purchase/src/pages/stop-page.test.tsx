import { queryLineStatesCall } from '@shuttle/wire'
import { screen, waitFor } from '@testing-library/react'
import { texts } from '../i18n/guide/en'
import { atTime } from '../testing/at-time'
import { lineStatesAnswer } from '../testing/guides-answer'
import { openScreen } from '../testing/open-screen'
import { startTicketService, type TicketService } from '../testing/ticket-service'
import { StopPage } from './stop-page'

const NOW = Date.parse('2026-11-27T14:14:00+08:00')

let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
})
afterEach(() => service.stop())

const open = (query = '?code=HKG', now = NOW) =>
  openScreen({ at: `/stop${query}`, screen: <StopPage />, prepare: atTime(now) })

describe('[D11.stops.11] the page of a stop', () => {
  it('shows the plan, the walk and the next bus of the chosen direction, and everything about the stop', async () => {
    const { user, here, arrivedBy } = open('?code=HKG&line=HKGZHO')
    expect(await screen.findByText('Bay 2, next bus in about 6 min')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Plan: from Immigration through Exit door to Bay 2' })).toBeTruthy()
    expect(screen.getByText('Exit door, then right to bay 2')).toBeTruthy()
    expect(screen.getByText(`Buses to ZHO Port run as planned`)).toBeTruthy()
    for (const text of ['33 Shun Fai Road', '順暉道 33 號', '顺晖道 33 号', 'Bus B6', 'Go to the bay', 'No steps'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: /Call/ }).getAttribute('href')).toBe('tel:+85200000000')
    await user.click(screen.getByRole('radio', { name: 'To MAC Port' }))
    expect([here(), arrivedBy()]).toEqual(['/stop?code=HKG&line=HKGMAC', 'REPLACE'])
    expect(await screen.findByText(/^Bay 1, next bus/)).toBeTruthy()
  })

  it('a bus that leaves later has its time of day, and a disrupted day has none', async () => {
    const { unmount } = open('?code=HKG&line=HKGZHO', Date.parse('2026-12-25T22:30:00+08:00'))
    expect(await screen.findByText('Bay 2, next bus at 06:00')).toBeTruthy()
    unmount()
    service.on(queryLineStatesCall, lineStatesAnswer({ lineCode: 'HKGZHO', kind: 'CANCELLED', minutes: 0 }))
    open('?code=HKG&line=HKGZHO')
    expect(await screen.findByText('No buses to ZHO Port run today')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Bay 2' })).toBeTruthy()
  })

  it('[D11.delay.3] a late line that starts here is named, whichever is chosen, and the next bus is late as well', async () => {
    service.on(queryLineStatesCall, lineStatesAnswer({ lineCode: 'HKGZHO' }, { lineCode: 'ZHOHKG' }))
    const { user } = open('?code=HKG&line=HKGMAC')
    expect(await screen.findByText('Buses to ZHO Port are about 15 minutes late')).toBeTruthy()
    expect(screen.getByText('Buses to MAC Port run as planned')).toBeTruthy()
    expect(screen.getAllByRole('status')).toHaveLength(2)
    await user.click(screen.getByRole('radio', { name: 'To ZHO Port' }))
    // Planned at 14:00, at the time of the test 14:14.
    expect(await screen.findByText('Bay 2, next bus in about 1 min')).toBeTruthy()
    expect(screen.getAllByRole('status')).toHaveLength(1)
  })

  it('copies the address in three languages', async () => {
    const { user, host } = open()
    await user.click(await screen.findByRole('button', { name: texts.stop.copy }))
    await waitFor(() => expect(host.toastTexts).toEqual([texts.stop.copied]))
    expect(await navigator.clipboard.readText()).toBe('33 Shun Fai Road\n順暉道 33 號\n顺晖道 33 号')
  })

  it('a line that does not start at the stop leaves the first direction chosen', async () => {
    open('?code=HKG&line=ZHOHKG')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'To ZHO Port' })).checked).toBe(true)
  })
})

it('[D11.stops.9] an unknown stop shows all lines', async () => {
  open('?code=QQQ')
  expect(await screen.findByText(texts.missing.unknownStop)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /Port/ }).length).toBeGreaterThan(3)
})

import type { LanguageCode } from '@shuttle/contracts'
import { toInstant } from '@shuttle/domain'
import { renderPage, TEST_NOW } from '@shuttle/testing'
import { screen } from '@testing-library/react'
import { ChangeEntry, FlightFacts } from '.'

const FLIGHT = {
  flightNumber: 'CX0088',
  airline: 'Cathay',
  origin: 'Hong Kong',
  destination: 'London',
  transit: '',
  date: '2026-11-25',
  time: '23:05',
}
const facts = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent)

describe('[D4.16] the flight of an airport order', () => {
  const open = (lineCode: string, flight = FLIGHT, language: LanguageCode = 'en') =>
    renderPage({ at: '/', screen: <FlightFacts flight={flight} lineCode={lineCode} />, texts: {}, language })
  it('stands with its take-off towards the airport', () => {
    open('HZICLK')
    expect(facts()).toEqual([
      'Flight numberCX0088',
      'AirlineCathay',
      'RouteHong Kong to London',
      'Take-off (Hong Kong time)Wednesday, 25 November 2026 23:05',
    ])
  })
  it('stands with its landing from the airport, and with where it stops on the way', () => {
    open('CLKHZI', { ...FLIGHT, transit: 'Dubai' }, 'zh-hk')
    expect(facts().slice(2)).toEqual(['航線Hong Kong經Dubai至London', '降落（香港時間）2026年11月25日 星期三 23:05'])
  })
})

describe('[D4.16] the change of a departure', () => {
  const TOMORROW = toInstant('2026-11-22', '12:00')
  const open = (order: object, paths = ['/airlineRegFlyInfo']) =>
    renderPage({ at: '/', screen: <ChangeEntry order={{ orderNo: 'B1', ...order }} />, texts: {}, paths })
  const way = () => screen.queryByRole('link', { name: 'Change departure' })?.getAttribute('href')

  it('begins with the flight while it is allowed, and says until when', () => {
    open({ changeableUntil: TOMORROW })
    expect(way()).toBe('/airlineRegFlyInfo?orderNo=B1')
    expect(screen.getByText(/^You can change it once, until .*12:00\.$/)).toBeTruthy()
  })
  it('has no way while no remote owns its page', () => {
    open({ changeableUntil: TOMORROW }, [])
    expect(way()).toBeUndefined()
    expect(screen.getByText(/^You can change it once/)).toBeTruthy()
  })
  it('is over a millisecond after its last moment', () => {
    const { unmount } = open({ changeableUntil: TEST_NOW })
    expect(way()).toBeDefined()
    unmount()
    open({ changeableUntil: TEST_NOW - 1 })
    expect(way()).toBeUndefined()
    expect(screen.getByText('The time for changing the departure has passed')).toBeTruthy()
  })
  it('that was made is said with its moment, and not as a refusal', () => {
    open({ changeRefusal: 'CHANGE_TWICE', changedAt: toInstant('2026-11-20', '09:30') })
    expect(screen.getByText(/^The departure was changed on .*09:30\.$/)).toBeTruthy()
    expect(way()).toBeUndefined()
  })
  it('is refused with its reason, and is not mentioned where the service says nothing of it', () => {
    const { container, unmount } = open({ changeRefusal: 'CHANGE_USED_TICKET' })
    expect(container.textContent).toMatch(/^Change departure.+has been collected or checked/)
    unmount()
    expect(open({}).container.textContent).toBe('')
  })
})

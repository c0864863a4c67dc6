import type { LanguageCode } from '@shuttle/contracts'
import { toInstant } from '@shuttle/domain'
import { renderPage, TEST_NOW } from '@shuttle/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ChangeEntry, FlightFacts, SaveToCalendar } from '.'

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
      'Flight numberCX88',
      'AirlineCathay',
      'RouteHong Kong to London',
      'Take-off (Hong Kong time)Wednesday, 25 November 2026 23:05',
    ])
  })
  it('stands with its landing from the airport, and with where it stops on the way', () => {
    open('CLKHZI', { ...FLIGHT, transit: 'Dubai' }, 'zh-hk')
    expect(facts().slice(2)).toEqual([
      '航線Hong Kong 經 Dubai 至 London',
      '降落（香港時間）2026年11月25日 星期三 23:05',
    ])
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

describe('[D4.17] the calendar file', () => {
  const saved: { name: string; file: Blob }[] = []
  beforeEach(() => {
    saved.length = 0
    const files: Blob[] = []
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob) - 1}`
    URL.revokeObjectURL = () => undefined
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      const file = files[Number(this.href.slice('blob:'.length))]
      if (file) saved.push({ name: this.download, file })
    }
  })
  const ORDER = {
    orderNo: 'B1',
    orderReqno: 'R1',
    payType: 'cmbpay',
    status: 'paid' as const,
    originName: 'Zhuhai Port',
    destinationName: 'Hong Kong Airport',
    outbound: { date: '2026-11-24', beginTime: '10:30', endTime: '10:59' },
    flight: FLIGHT,
  }
  const open = (change: object = {}, options: { language?: LanguageCode; paths?: string[] } = {}) =>
    renderPage({
      at: '/',
      screen: <SaveToCalendar order={{ ...ORDER, ...change }} lineCode="HZICLK" rideMinutes={75} />,
      texts: {},
      ...options,
    })
  const read = async () => {
    await waitFor(() => expect(saved).toHaveLength(1))
    const [{ name, file } = { name: '', file: new Blob() }] = saved
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.readAsText(file)
    })
    return { name, type: file.type, text: text.replace(/\r\n /g, '') }
  }

  it('of an order to collect is saved on one press, with the ride, the way to its code, and version 0', async () => {
    open({}, { paths: ['/airlinePaysuccess'] })
    fireEvent.click(screen.getByRole('button', { name: 'Save to calendar' }))
    const { name, type, text } = await read()
    expect([name, type]).toEqual(['airport-bus-B1.ics', 'text/calendar'])
    for (const line of ['SEQUENCE:0', 'DTSTART:20261124T023000Z', 'DTEND:20261124T034500Z'])
      expect(text).toContain(`\r\n${line}\r\n`)
    expect(text).toContain('/webhtml/airlinePaysuccess?orderReqno=R1&orderNo=B1&payType=cmbpay\r\n')
  })
  it('[D4.6] after a change is offered as an update: the same entry, version 1', async () => {
    open({ changedAt: TEST_NOW })
    fireEvent.click(screen.getByRole('button', { name: 'Update the calendar' }))
    const { text } = await read()
    expect(text).toContain('UID:B1@bridge-shuttle.example\r\nSEQUENCE:1\r\n')
  })
  it('is not offered once nothing waits to be collected', () => {
    open({ status: 'refunded' })
    expect(screen.queryByRole('button')).toBeNull()
  })
  it('is in the language of the page', async () => {
    open({}, { language: 'zh-hk' })
    fireEvent.click(screen.getByRole('button', { name: '儲存至日曆' }))
    expect((await read()).text).toContain('SUMMARY:機場巴士：Zhuhai Port至Hong Kong Airport')
  })
  it('that cannot be saved says so', async () => {
    URL.createObjectURL = () => {
      throw new Error('no blobs')
    }
    const { host } = renderPage({
      at: '/',
      screen: <SaveToCalendar order={ORDER} lineCode="HZICLK" rideMinutes={undefined} />,
      texts: {},
      takesFaults: true,
    })
    fireEvent.click(screen.getByRole('button', { name: 'Save to calendar' }))
    await waitFor(() => expect(host.toastTexts).toEqual(['The calendar file could not be saved. Please try again.']))
    expect(host.faults).toHaveLength(1)
  })
})

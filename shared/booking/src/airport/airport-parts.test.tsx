import type { LanguageCode } from '@shuttle/contracts'
import { toInstant } from '@shuttle/domain'
import { renderPage, TEST_NOW } from '@shuttle/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ChangeEntry, FlightDetails, SaveToCalendar } from '.'

const FLIGHT = {
  flightNumber: 'CX0088',
  airline: 'Cathay',
  origin: 'Hong Kong',
  destination: 'London',
  transit: '',
  date: '2026-11-25',
  time: '23:05',
}
const details = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent)

describe('[D4.16] the flight of an airport order', () => {
  const open = (lineCode: string, flight = FLIGHT, language: LanguageCode = 'en') =>
    renderPage({ at: '/', screen: <FlightDetails flight={flight} lineCode={lineCode} />, texts: {}, language })
  it('the flight shows its take-off towards the airport', () => {
    open('HZICLK')
    expect(details()).toEqual([
      'Flight numberCX88',
      'AirlineCathay',
      'RouteHong Kong to London',
      'Take-off (Hong Kong time)Wednesday, 25 November 2026 23:05',
    ])
  })
  it('the flight shows its landing from the airport, and where it stops on the way', () => {
    open('CLKHZI', { ...FLIGHT, transit: 'Dubai' }, 'zh-hk')
    expect(details().slice(2)).toEqual([
      '航線Hong Kong 經 Dubai 至 London',
      '降落（香港時間）2026年11月25日 星期三 23:05',
    ])
  })
})

describe('[D4.16] entry of a departure change', () => {
  const TOMORROW = toInstant('2026-11-22', '12:00')
  const open = (order: object, paths = ['/airlineRegFlyInfo']) =>
    renderPage({ at: '/', screen: <ChangeEntry order={{ orderNo: 'B1', ...order }} />, texts: {}, paths })
  const way = () => screen.queryByRole('link', { name: 'Change departure' })?.getAttribute('href')

  it('the change starts with the flight while it is allowed, and shows the deadline', () => {
    open({ changeableUntil: TOMORROW })
    expect(way()).toBe('/airlineRegFlyInfo?orderNo=B1')
    expect(screen.getByText(/^You can change it once, until .*12:00\.$/)).toBeTruthy()
  })
  it('the change has no link while no remote owns its page', () => {
    open({ changeableUntil: TOMORROW }, [])
    expect(way()).toBeUndefined()
    expect(screen.getByText(/^You can change it once/)).toBeTruthy()
  })
  it('the change is closed a millisecond after its last moment', () => {
    const { unmount } = open({ changeableUntil: TEST_NOW })
    expect(way()).toBeDefined()
    unmount()
    open({ changeableUntil: TEST_NOW - 1 })
    expect(way()).toBeUndefined()
    expect(screen.getByText('The time for changing the departure has passed')).toBeTruthy()
  })
  it('a completed change shows its time, and no refusal', () => {
    open({ changeRefusal: 'CHANGE_TWICE', changedAt: toInstant('2026-11-20', '09:30') })
    expect(screen.getByText(/^The departure was changed on .*09:30\.$/)).toBeTruthy()
    expect(way()).toBeUndefined()
  })
  it('a refused change shows its reason, and nothing without data of the service', () => {
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

  it('a click saves an order to collect with the ride, the link to its code, and version 0', async () => {
    open({}, { paths: ['/airlinePaysuccess'] })
    fireEvent.click(screen.getByRole('button', { name: 'Save to calendar' }))
    const { name, type, text } = await read()
    expect([name, type]).toEqual(['airport-bus-B1.ics', 'text/calendar'])
    for (const line of ['SEQUENCE:0', 'DTSTART:20261124T023000Z', 'DTEND:20261124T034500Z'])
      expect(text).toContain(`\r\n${line}\r\n`)
    expect(text).toContain('/webhtml/airlinePaysuccess?orderReqno=R1&orderNo=B1&payType=cmbpay\r\n')
  })
  it('[D4.6] a changed order is offered as an update: the same entry, version 1', async () => {
    open({ changedAt: TEST_NOW })
    fireEvent.click(screen.getByRole('button', { name: 'Update the calendar' }))
    const { text } = await read()
    expect(text).toContain('UID:B1@bridge-shuttle.example\r\nSEQUENCE:1\r\n')
  })
  it('no file is offered once no ticket waits to be collected', () => {
    open({ status: 'refunded' })
    expect(screen.queryByRole('button')).toBeNull()
  })
  it('the file is in the language of the page', async () => {
    open({}, { language: 'zh-hk' })
    fireEvent.click(screen.getByRole('button', { name: '儲存至日曆' }))
    expect((await read()).text).toContain('SUMMARY:機場巴士：Zhuhai Port至Hong Kong Airport')
  })
  it('a file that cannot be saved is reported', async () => {
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

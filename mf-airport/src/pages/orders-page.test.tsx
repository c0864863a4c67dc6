import { airportListCall } from '@shuttle/booking/addresses'
import type { RemoteModule, SlotProps } from '@shuttle/contracts'
import { aMember } from '@shuttle/testing'
import { screen } from '@testing-library/react'
import { remote } from '../remote'
import { openPage, startWithoutSelection } from '../testing/open-page'

beforeEach(startWithoutSelection)

/** Fake of the slot that another remote fills: the props it got, a tab, and the link to buy. */
const List = ({ lines, tab, onTab, buyHref }: SlotProps['order-list.v1']) => (
  <>
    <p>{`orders: ${lines}, tab ${tab || 'none'}`}</p>
    <button type="button" onClick={() => onTab('1')}>
      To pay
    </button>
    <a href={buyHref}>Buy tickets</a>
  </>
)
const SLOTS: RemoteModule['slots'] = { 'order-list.v1': async () => ({ Slot: List }) }
const open = (query = '') => openPage({ at: `/airlineLists${query}`, session: aMember(), slots: SLOTS })

describe('[D4.20] the orders of the airport line', () => {
  it('the list shows orders of the airport line only, on the tab that the address names', async () => {
    await open('?tab1=2')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Airport line orders')
    expect(await screen.findByText('orders: airport, tab 2')).toBeTruthy()
  })

  it('the list starts with the first tab, and a chosen tab is in the address', async () => {
    const { user, here, arrivedBy } = await open('?lang=en')
    await screen.findByText('orders: airport, tab none')
    await user.click(screen.getByRole('button', { name: 'To pay' }))
    expect(await screen.findByText('orders: airport, tab 1')).toBeTruthy()
    expect([here(), arrivedBy()]).toEqual(['/airlineLists?lang=en&tab1=1', 'REPLACE'])
  })

  it('an empty list links to the airport line, and back to it', async () => {
    const { user, here } = await open()
    expect((await screen.findByRole('link', { name: 'Buy tickets' })).getAttribute('href')).toBe('/airline')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(here()).toBe('/airline')
  })

  it('the list requires a sign-in, and its first call starts with the page', () => {
    const page = remote.manifest.pages.find(({ path }) => path === '/airlineLists')
    expect(page).toMatchObject({ name: 'airline-orders', guard: 'member', firstCall: airportListCall })
  })

  it('the page announces that the list is loading', async () => {
    await openPage({
      at: '/airlineLists',
      session: aMember(),
      slots: { 'order-list.v1': () => new Promise(() => undefined) },
      language: 'zh-hk',
    })
    expect(screen.getByText('正在載入訂單')).toBeTruthy()
  })
})

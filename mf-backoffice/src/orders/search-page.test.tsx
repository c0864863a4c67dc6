import {
  deleteSearchCall,
  exportOrdersCall,
  queryOrderExportsCall,
  querySearchesCall,
  queryStaffIndexCall,
  readOrderExportCall,
  type SavedSearch,
  saveSearchCall,
  searchOrdersCall,
  startOrderExportCall,
} from '@shuttle/wire/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { texts as remoteTexts } from '../i18n/en'
import { foundOrder, foundPage } from '../testing/found-order'
import { openBackoffice } from '../testing/open-backoffice'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/orders/en'

const AT = '/search_order_info'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const lastSearch = () => service.sent(searchOrdersCall).at(-1)
const saved = (name: string, filters: SavedSearch['filters'], total: number): SavedSearch => ({
  id: `s-${name}`,
  name,
  filters,
  sort: 'NEWEST',
  total,
})

describe('[D5.8] search of orders', () => {
  it('shows a pending partial refund as partly refunding, and as partly refunded once it is back', async () => {
    const partly = { status: 'partlyRefunded' } as const
    const rows = [foundOrder('B1', { ...partly, isRefundPending: true }), foundOrder('B2', partly)]
    service.serve(searchOrdersCall, foundPage(rows))
    await openBackoffice({ at: `${AT}?status=partlyRefunded` })
    const readRow = async (orderNo: string) =>
      within((await screen.findByRole('button', { name: orderNo })).closest('tr') as HTMLElement)
    expect((await readRow('B1')).getByText('Partly refunding')).toBeTruthy()
    expect((await readRow('B2')).getByText(texts.status.partlyRefunded)).toBeTruthy()
  })

  it('an order without names shows the masked address of its member, otherwise no name', async () => {
    const unnamed = { passengerName: undefined, maskedEmail: 'c***@demo.test' }
    const rows = [
      foundOrder('B1', { ...unnamed, passengerCount: 1 }),
      foundOrder('B2', unnamed),
      foundOrder('B3', { passengerName: undefined, passengerCount: 1 }),
    ]
    service.serve(searchOrdersCall, foundPage(rows))
    const { user } = await openBackoffice({ at: `${AT}?status=paid` })
    const readRow = (orderNo: string) =>
      within(screen.getByRole('button', { name: orderNo }).closest('tr') as HTMLElement)
    await screen.findByRole('button', { name: 'B1' })
    expect(readRow('B1').getByText('c***@demo.test')).toBeTruthy()
    expect(readRow('B2').getByText('c***@demo.test and others, 2 people')).toBeTruthy()
    expect(readRow('B3').getByText(common.noName)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'B1' }))
    expect(
      await within(await screen.findByRole('complementary', { name: 'B1' })).findByText('c***@demo.test'),
    ).toBeTruthy()
  })

  it('sends no query before a search, because each search is recorded', async () => {
    await openBackoffice({ at: AT })
    expect(await screen.findByText(texts.search.begin)).toBeTruthy()
    expect(service.getCalls(searchOrdersCall)).toEqual([])
  })

  it('the URL has the filters, and the query sends them; a percent sign is a character', async () => {
    const { user, here } = await openBackoffice({ at: AT })
    fireEvent.change(await screen.findByLabelText(texts.search.qLabel), { target: { value: ' 50% ' } })
    fireEvent.change(screen.getByLabelText(texts.search.travelFrom), { target: { value: '2026-11-23' } })
    await user.click(await screen.findByLabelText('Hong Kong Port to Zhuhai Port'))
    await user.click(screen.getByLabelText(texts.status.paid))
    await user.click(screen.getByLabelText(texts.status.refunding))
    await user.click(screen.getByRole('button', { name: common.search }))
    expect(await screen.findByRole('button', { name: 'B1' })).toBeTruthy()
    expect(lastSearch()).toEqual({
      filters: { q: '50%', travelFrom: '2026-11-23', lineCodes: ['HKGZHO'], statuses: ['paid', 'refunding'] },
      sort: 'NEWEST',
      pageSize: 50,
    })
    expect(new URLSearchParams(here().split('?')[1]).get('status')).toBe('paid,refunding')
    await user.click(screen.getByRole('button', { name: common.clear }))
    expect(here()).toBe(AT)
  })

  it('rows show passengers, travel, amount in the currency of the order and state as text', async () => {
    await openBackoffice({ at: `${AT}?q=CHAU` })
    const row = within((await screen.findByRole('button', { name: 'B2' })).closest('tr') as HTMLElement)
    expect(row.getByText('CHAU Wai Man and others, 2 people')).toBeTruthy()
    expect(row.getByText('¥58.00')).toBeTruthy()
    expect(row.getByText(texts.status.refunding)).toBeTruthy()
    expect(row.getByText('Mon, 23 Nov Day')).toBeTruthy()
  })

  it('shows the refunded amount of an order in its row and beside the list', async () => {
    service.serve(searchOrdersCall, foundPage([foundOrder('B1', { refunded: 5850 }), foundOrder('B2')]))
    await openBackoffice({ at: `${AT}?q=CHAU&open=B1` })
    const panel = await screen.findByRole('complementary', { name: 'B1' })
    expect(panel.textContent).toContain(`${common.refunded}HK$58.50`)
    const row = async (orderNo: string) => (await screen.findByRole('button', { name: orderNo })).closest('tr')
    expect((await row('B1'))?.textContent).toContain('HK$58.50')
    expect((await row('B2'))?.textContent).not.toContain('HK$0.00')
  })

  it('a row opens beside the list, and its URL opens it too', async () => {
    const { user, here } = await openBackoffice({ at: `${AT}?q=CHAU` })
    await user.click(await screen.findByRole('button', { name: 'B1' }))
    expect(await screen.findByRole('complementary', { name: 'B1' })).toBeTruthy()
    expect(here()).toBe(`${AT}?q=CHAU&open=B1`)
    expect(service.getCalls(searchOrdersCall)).toHaveLength(1)
  })

  it('the service sorts and pages; the link back leads to the previous page', async () => {
    service.serve(searchOrdersCall, ({ after }) =>
      foundPage([foundOrder(`B-${after ?? 'first'}`)], { total: 120, next: after === undefined ? 'c1' : 'c2' }),
    )
    const { user, here } = await openBackoffice({ at: `${AT}?q=CHAU` })
    await screen.findByRole('button', { name: 'B-first' })
    await user.click(screen.getByRole('button', { name: common.travel }))
    await waitFor(() => expect(lastSearch()).toMatchObject({ sort: 'TRAVEL_FIRST' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByRole('button', { name: 'B-c1' })
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByRole('button', { name: 'B-c2' })
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    await screen.findByRole('button', { name: 'B-c1' })
    expect(here()).toBe(`${AT}?q=CHAU&sort=TRAVEL_FIRST&after=c1`)
  })

  it('shows how many rows a file will have, and when it has fewer', async () => {
    URL.createObjectURL = () => 'blob:x'
    URL.revokeObjectURL = () => undefined
    HTMLAnchorElement.prototype.click = () => undefined
    service.serve(exportOrdersCall, { fileName: 'orders.csv', csv: 'order', rows: 2, total: 2 })
    const { user, host } = await openBackoffice({ at: `${AT}?q=CHAU` })
    await user.click(await screen.findByRole('button', { name: 'Export CSV (2 rows)' }))
    await waitFor(() => expect(host.toastTexts[0]).toBe('Rows exported: 2'))
    expect(service.sent(exportOrdersCall)[0]).toEqual({ filters: { q: 'CHAU' }, sort: 'NEWEST' })
  })

  it('saves all parts of a file with more orders than one answer has', async () => {
    const saved: Blob[] = []
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`
    URL.revokeObjectURL = () => undefined
    HTMLAnchorElement.prototype.click = () => undefined
    const startedAt = Date.parse('2026-11-21T10:00:00+08:00')
    const file = { id: 'e1', fileName: 'orders.csv', startedAt, rows: 0, parts: 0 }
    service.serve(searchOrdersCall, foundPage([foundOrder('B1')], { total: 12_000, next: 'c1' }))
    service.serve(startOrderExportCall, { ...file, state: 'waiting' })
    service.serve(readOrderExportCall, { csv: 'part' })
    const { user, host } = await openBackoffice({ at: `${AT}?q=CHAU` })
    const prepare = await screen.findByRole('button', { name: 'Prepare a file of all 12,000 rows' })
    expect(screen.queryByRole('button', { name: /Export CSV/ })).toBeNull()
    service.serve(queryOrderExportsCall, [{ ...file, state: 'ready', rows: 12_000, parts: 2 }])
    await user.click(prepare)
    await waitFor(() => expect(host.toastTexts).toContain(remoteTexts.files.started))
    expect(service.sent(startOrderExportCall)[0]).toEqual({ filters: { q: 'CHAU' }, sort: 'NEWEST' })
    await user.click(await screen.findByRole('button', { name: common.save }))
    await waitFor(() => expect(host.toastTexts).toContain('Rows saved: 12,000'))
    expect(service.sent(readOrderExportCall)).toEqual([
      { id: 'e1', part: 0 },
      { id: 'e1', part: 1 },
    ])
  })

  it('saves a search under a name, shows how many orders it finds, and deletes it', async () => {
    service.serve(saveSearchCall, saved('Today', { placedFrom: 'TODAY' }, 7))
    const { user, host } = await openBackoffice({ at: `${AT}?placedFrom=TODAY` })
    expect((await screen.findByLabelText<HTMLInputElement>(texts.search.placedFrom)).value).toBe('2026-11-21')
    service.serve(querySearchesCall, [saved('Today', { placedFrom: 'TODAY' }, 7)])
    await user.click(await screen.findByRole('button', { name: texts.saved.save }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: texts.saved.save }))
    expect(dialog.getByText(texts.saved.missing)).toBeTruthy()
    fireEvent.change(dialog.getByLabelText(common.name), { target: { value: 'Today' } })
    await user.click(dialog.getByRole('button', { name: texts.saved.save }))
    const link = await screen.findByRole('link', { name: 'Today 7' })
    expect(link.getAttribute('href')).toBe(`${AT}?placedFrom=TODAY`)
    expect(service.sent(saveSearchCall)[0]).toMatchObject({ name: 'Today', filters: { placedFrom: 'TODAY' } })
    service.serve(deleteSearchCall, ({ id }) => {
      // Not before: a refetch that is under way would remove the button.
      service.serve(querySearchesCall, [])
      return { id }
    })
    await user.click(screen.getByRole('button', { name: 'Delete “Today”' }))
    await waitFor(() => expect(host.toastTexts).toEqual(['“Today” was saved.', '“Today” was deleted.']))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Today 7' })).toBeNull())
  })

  it('an auditor neither saves searches nor changes anything', async () => {
    const rights = ['backoffice.open', 'order.search', 'order.inspect']
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'auditor', rights }))
    await openBackoffice({ at: `${AT}?q=CHAU` })
    await screen.findByRole('button', { name: 'B1' })
    expect(screen.queryByRole('button', { name: texts.saved.save })).toBeNull()
    expect(screen.queryByRole('button', { name: /Export/ })).toBeNull()
  })

  it('a refused search shows the refusal in place', async () => {
    service.on(searchOrdersCall, { refuse: 'TOO_MANY_REQUESTS', message: 'Wait.', status: 429 })
    await openBackoffice({ at: `${AT}?q=CHAU` })
    expect(await screen.findByText(texts.search.failed)).toBeTruthy()
  })
})

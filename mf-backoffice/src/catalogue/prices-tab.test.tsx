import { queryPricesCall, queryStaffIndexCall, removeFaresCall, setFaresCall, setQuotaCall } from '@shuttle/wire/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { linePrices } from '../testing/line-prices'
import { openBackoffice } from '../testing/open-backoffice'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/prices/en'

const AT = '/back_management_index?tab=prices&line=HKGZHO'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const fill = async (user: Awaited<ReturnType<typeof openBackoffice>>['user'], label: string, value: string) => {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  if (value) await user.enter(field, value)
}
const check = async (user: Awaited<ReturnType<typeof openBackoffice>>['user']) =>
  user.click(screen.getByRole('button', { name: common.check }))

describe('[D5.34] prices of a line', () => {
  it('shows the price of each passenger type today beside the next one and its day', async () => {
    await openBackoffice({ at: AT })
    const table = await screen.findByRole('table', { name: 'Prices: Day' })
    const adult = within(within(table).getByText('Adult').closest('tr') as HTMLElement)
    expect([adult.getByText('HK$65.00'), adult.getByText('HK$68.00'), adult.getByText('1 December 2026')]).toBeTruthy()
    const child = within(within(table).getByText('Child').closest('tr') as HTMLElement)
    expect(child.getAllByText('-')).toHaveLength(2)
    expect(screen.getAllByText(texts.price.empty)).not.toEqual([])
    expect(screen.getByRole('option', { name: /off sale/ })).toBeTruthy()
  })

  it('an auditor reads prices and cannot change them', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'auditor', rights: ['backoffice.open', 'price.read'] }))
    await openBackoffice({ at: `${AT}&price=day` })
    await screen.findByRole('table', { name: 'Prices: Day' })
    expect(screen.queryByRole('button', { name: /^(New price|Remove|Change)/ })).toBeNull()
    expect(screen.queryByLabelText(common.firstTravelDay)).toBeNull()
  })

  it('shows errors at their fields, focuses the first one, and loses no input', async () => {
    const { user } = await openBackoffice({ at: `${AT}&price=day` })
    await fill(user, 'Adult (HK$)', '65.05')
    await fill(user, 'Child (¥)', '0')
    await fill(user, 'Senior (HK$)', '')
    await check(user)
    const adult = screen.getByLabelText('Adult (HK$)')
    await waitFor(() => expect(document.activeElement).toBe(adult))
    expect((adult as HTMLInputElement).value).toBe('65.05')
    for (const sentence of [/multiple of ten cents/, /above zero/, /Enter an amount/]) {
      expect(screen.getByText(sentence)).toBeTruthy()
    }
    expect(screen.queryByRole('dialog', { name: texts.price.question })).toBeNull()
    expect(service.getCalls(setFaresCall)).toEqual([])
  })

  it('shows the price of a passenger on a day, confirms, and sends the values that were shown', async () => {
    service.serve(setFaresCall, linePrices())
    const { user, host } = await openBackoffice({ at: `${AT}&price=day` })
    await fill(user, 'Adult (HK$)', '66')
    const preview = within(await screen.findByRole('region', { name: common.preview }))
    expect(preview.getByText('HK$65.00 → HK$66.00')).toBeTruthy()
    await fill(user, texts.preview.day, '2026-12-02')
    // From then on the price that was set before applies.
    expect(preview.getByText('HK$68.00 (no change)')).toBeTruthy()
    await check(user)
    const dialog = within(await screen.findByRole('dialog', { name: texts.price.question }))
    expect(dialog.getByText(/22 November 2026 to 30 November 2026.*Prices that change: 1\./)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: texts.price.confirm }))
    await waitFor(() => expect(host.toastTexts).toEqual(['The prices from 22 November 2026 were set.']))
    expect(service.sent(setFaresCall)[0]).toEqual({
      ...{ lineCode: 'HKGZHO', fareType: 'day', from: '2026-11-22', expectedRevision: 'r-day' },
      fares: {
        adult: { cny: 5800, hkd: 6600 },
        child: { cny: 2900, hkd: 3300 },
        elderly: { cny: 2900, hkd: 3300 },
      },
    })
    await waitFor(() => expect(screen.queryByLabelText('Adult (HK$)')).toBeNull())
  })

  it('confirms a change in the currency that the line does not sell in', async () => {
    const { user } = await openBackoffice({ at: `${AT}&price=day` })
    await fill(user, 'Adult (¥)', '60')
    await check(user)
    const dialog = within(await screen.findByRole('dialog', { name: texts.price.question }))
    expect(dialog.getByText('HK$65.00 (no change)')).toBeTruthy()
    expect(dialog.getByText('¥58.00 → ¥60.00')).toBeTruthy()
  })

  it('[D5.39] a stale form shows so; its input stays beside the current prices', async () => {
    service.on(setFaresCall, { refuse: 'STAFF_FORM_STALE' })
    const { user } = await openBackoffice({ at: `${AT}&price=day` })
    await fill(user, 'Adult (HK$)', '66')
    await check(user)
    const dialog = within(await screen.findByRole('dialog', { name: texts.price.question }))
    const changed = { type: 'adult', cny: 5800, hkd: 6700, from: '2026-11-01', until: undefined } as const
    const tickets = linePrices().tickets.map((ticket) => ({ ...ticket, revision: 'r-new', fares: [changed] }))
    service.serve(queryPricesCall, linePrices({ tickets }))
    await user.click(dialog.getByRole('button', { name: texts.price.confirm }))
    expect(await dialog.findByText('Someone else has changed this. Look at it again, then decide.')).toBeTruthy()
    expect(await dialog.findByText('HK$67.00 → HK$66.00')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: texts.price.confirm }))
    await waitFor(() => expect(service.sent(setFaresCall).at(-1)).toMatchObject({ expectedRevision: 'r-new' }))
  })

  it('removes a planned change after a confirmation', async () => {
    service.serve(removeFaresCall, linePrices())
    const { user, host } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('button', { name: 'Remove the change on 1 December 2026: Day' }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.price.removeTitle }))
    await user.click(dialog.getByRole('button', { name: common.remove }))
    await waitFor(() => expect(host.toastTexts).toEqual(['The change on 1 December 2026 was removed.']))
    expect(service.sent(removeFaresCall)[0]).toMatchObject({ from: '2026-12-01', expectedRevision: 'r-day' })
  })

  it('prices that fail to load show an error in place', async () => {
    service.on(queryPricesCall, { refuse: 'LINE_NOT_FOUND' })
    await openBackoffice({ at: AT })
    expect(await screen.findByText(texts.price.failed)).toBeTruthy()
  })
})

describe('[D5.35] seats a day', () => {
  it('shows seats with the days on which they change', async () => {
    await openBackoffice({ at: AT })
    const table = within(await screen.findByRole('table', { name: texts.seats.title }))
    expect(table.getByText('24 December 2026: 3,000')).toBeTruthy()
    expect(table.getByText('27 December 2026: 2,000')).toBeTruthy()
  })

  it('refuses seats below the sold ones with the minimum and its day', async () => {
    service.on(setQuotaCall, {
      refuse: 'STAFF_QUOTA_BELOW_SOLD',
      data: { least: 42, date: '2026-11-24' },
    })
    const { user } = await openBackoffice({ at: `${AT}&seats=day` })
    await fill(user, texts.seats.perDay, '40')
    await fill(user, common.lastTravelDay, '2026-11-30')
    await check(user)
    const dialog = within(await screen.findByRole('dialog', { name: texts.seats.question }))
    expect(dialog.getByText('Days: 9.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: texts.seats.confirm }))
    expect(await dialog.findByText('Seats sold on 24 November 2026: 42. Enter 42 or more.')).toBeTruthy()
    expect(service.sent(setQuotaCall)[0]).toMatchObject({
      ...{ fareType: 'day', from: '2026-11-22', until: '2026-12-01', seats: 40, expectedRevision: 'q-day' },
    })
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect((screen.getByLabelText(texts.seats.perDay) as HTMLInputElement).value).toBe('40')
  })

  it('an empty number restores the usual seats, without a last day for good', async () => {
    service.serve(setQuotaCall, linePrices())
    const { user } = await openBackoffice({ at: `${AT}&seats=day` })
    await fill(user, texts.seats.perDay, 'x')
    await check(user)
    expect(await screen.findByText(/whole number from 0/)).toBeTruthy()
    await fill(user, texts.seats.perDay, '')
    await check(user)
    const dialog = within(await screen.findByRole('dialog', { name: texts.seats.question }))
    expect(dialog.getByText(/the usual 2,000 seats per day again/)).toBeTruthy()
    expect(dialog.getByText(texts.seats.forGood)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: texts.seats.confirm }))
    await waitFor(() => expect(service.getCalls(setQuotaCall)).toHaveLength(1))
    expect(service.sent(setQuotaCall)[0]).toMatchObject({ until: undefined, seats: undefined })
  })
})

import { aMember } from '@shuttle/testing'
import { buyTicketCall, querySalesPolicyCall } from '@shuttle/wire'
import { screen, waitFor } from '@testing-library/react'
import { useTripSelections } from '../state/trip-selection.store'
import { openTicketDetails, setTrip, startWithoutSelections } from '../testing/open-ticket-details'
import { salesPolicy, startTicketService, type TicketService } from '../testing/ticket-service'

let service: TicketService
beforeEach(async () => {
  startWithoutSelections()
  service = await startTicketService()
})
afterEach(() => service.stop())

const requirePassengerInfo = (need: 'required' | 'optional') =>
  service.on(querySalesPolicyCall, () => salesPolicy({ kind: 'passenger-details', need }))
const fill = async () => {
  const opened = await openTicketDetails({ session: aMember() })
  setTrip({ adults: 2, termsAccepted: true })
  await waitFor(() => expect(opened.total()).toContain('HK$130.00'))
  return opened
}
const names = () => screen.getAllByRole('textbox', { name: 'Name' })
const idNumbers = () => screen.getAllByRole('textbox', { name: 'ID number' })

it('[P2.details.7] names and identity numbers are required of every passenger, at the first empty field', async () => {
  requirePassengerInfo('required')
  const opened = await fill()
  await opened.user.enter(names()[0] as HTMLElement, 'Chan Tai Man')
  await opened.confirm()
  await opened.seesInPlace('please fill in passenger name and ID number', 'Passenger details')
  expect(document.activeElement).toBe(idNumbers()[0])
  // One sentence, at the first passenger concerned; the empty fields are marked and described by it.
  const sentence = screen.getByRole('alert')
  expect(screen.getByRole('group', { name: 'Adult 1' }).contains(sentence)).toBe(true)
  expect(screen.getByRole('region', { name: 'Passenger details' }).textContent?.match(/please fill in/gi)).toHaveLength(
    2,
  )
  const empty = [idNumbers()[0], names()[1], idNumbers()[1]]
  expect([...document.querySelectorAll('[aria-invalid=true]')]).toEqual(empty)
  for (const field of empty)
    expect(field?.getAttribute('aria-describedby')?.split(' ')).toContain(sentence.parentElement?.id)
  await opened.user.enter(idNumbers()[0] as HTMLElement, 'A123456(7)')
  expect(screen.getByRole('group', { name: 'Adult 2' }).contains(screen.getByRole('alert'))).toBe(true)
  await opened.user.enter(names()[1] as HTMLElement, '陳大文')
  await opened.user.type(idNumbers()[1] as HTMLElement, 'B1')
  const quotes = service.getCalls(buyTicketCall).length
  await opened.confirm()
  await waitFor(() => expect(opened.here()).toBe('/details_payment?orderNo=B1'))
  expect(service.getCalls(buyTicketCall)).toHaveLength(quotes + 1)
  expect(service.lastBooking().passengers).toEqual([
    ['Chan Tai Man', 'A123456(7)'],
    ['陳大文', 'B1'],
  ])
})

it('a name changes no price: no quote is requested while it is typed', async () => {
  requirePassengerInfo('optional')
  const opened = await fill()
  const quotes = service.getCalls(buyTicketCall).length
  await opened.user.type(names()[0] as HTMLElement, 'Chan')
  expect(service.getCalls(buyTicketCall)).toHaveLength(quotes)
  expect(opened.total()).toContain('HK$130.00')
})

it('purchase 5, dates: an order is placed without names where they are optional', async () => {
  requirePassengerInfo('optional')
  const opened = await fill()
  expect(names()).toHaveLength(2)
  await opened.confirm()
  await waitFor(() => expect(opened.here()).toBe('/details_payment?orderNo=B1'))
})

it('a trip selection survives a reload for its member; the next user of the phone sees no name of it', async () => {
  requirePassengerInfo('optional')
  const opened = await fill()
  await opened.user.enter(names()[0] as HTMLElement, 'Chan Tai Man')
  opened.unmount()
  const again = await openTicketDetails({ session: aMember() })
  await waitFor(() => expect((names()[0] as HTMLInputElement).value).toBe('Chan Tai Man'))
  again.unmount()
  await openTicketDetails()
  await waitFor(() => expect((names()[0] as HTMLInputElement).value).toBe(''))
})

it('[D4.15] a reload loses the identity numbers, retains the names, and shows what to type again', async () => {
  const sentence = /ID numbers are not kept when the page is reloaded/
  requirePassengerInfo('required')
  const opened = await fill()
  await opened.user.enter(names()[0] as HTMLElement, 'Chan Tai Man')
  await opened.user.enter(idNumbers()[0] as HTMLElement, 'A123456(7)')
  expect(screen.queryByText(sentence)).toBeNull()
  expect(sessionStorage.getItem('purchase-drafts')).not.toContain('A123456')
  opened.unmount()
  await useTripSelections.persist.rehydrate()
  const again = await openTicketDetails({ session: aMember() })
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect((names()[0] as HTMLInputElement).value).toBe('Chan Tai Man')
  expect((idNumbers()[0] as HTMLInputElement).value).toBe('')
  await again.user.enter(idNumbers()[0] as HTMLElement, 'A123456(7)')
  await again.user.type(idNumbers()[1] as HTMLElement, 'B1')
  expect(screen.queryByText(sentence)).toBeNull()
})

it('the page shows no field if the line requires none', async () => {
  await fill()
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
})

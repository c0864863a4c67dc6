import { aRefundPolicy } from '@shuttle/testing'
import { queryHelpCall } from '@shuttle/wire'
import { screen, within } from '@testing-library/react'
import { openScreen } from '../testing/open-screen'
import { startTicketService, type TicketService } from '../testing/ticket-service'
import { Page as HelpPage } from './help-page'

const EMAIL = 'help@tickets.example'
const CONTACT = {
  email: EMAIL,
  phone: '+852 2888 0000',
  hours: { opens: '06:00', closes: '23:00' },
  chatUrl: 'https://chat.example/bus',
  lostProperty: 'lost@tickets.example',
}
const REFUND = 'How do I get a refund, and what is the fee?'

let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
  service.on(queryHelpCall, { responseData: { contact: CONTACT, refundPolicy: aRefundPolicy } })
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = jest.fn()
})
afterEach(() => service.stop())
const open = (at = '/help') => openScreen({ at, screen: <HelpPage />, paths: ['/my_order', '/buy_clause_en'] })
const isOpen = (question: string) => screen.getByText(question).closest('details')?.open

it('[D11.help.1] help shows every contact that is set, each as a link', async () => {
  open()
  const card = within(await screen.findByRole('region', { name: 'Contact us' }))
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+85228880000',
    'https://chat.example/bus',
    `mailto:${EMAIL}`,
    'mailto:lost@tickets.example',
  ])
  expect(card.getByText('Every day, 06:00–23:00 (Hong Kong time)')).toBeTruthy()
})

it('[D11.help.1] help shows the mail address alone where nothing else is set', async () => {
  service.on(queryHelpCall, { responseData: { contact: { email: EMAIL }, refundPolicy: aRefundPolicy } })
  open()
  const card = within(await screen.findByRole('region', { name: 'Contact us' }))
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['E-mail'])
})

it('[D11.help.2, D11.help.4] the refund answer of the address is open, with the rules of today and its page', async () => {
  open('/help#refund')
  expect(isOpen(REFUND)).toBe(true)
  expect(isOpen('How can I pay?')).toBe(false)
  expect(await screen.findByText('Refund fee: 10% within 2 hours of sale, 20% after.')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'My orders' })[0]?.getAttribute('href')).toBe('/my_order')
})

it('[D11.help.3, D11.help.4] what is typed finds answers, and without one the telephone is shown', async () => {
  const { user } = open('/help?q=octopus')
  const field = screen.getByRole('searchbox', { name: 'Search for an answer' })
  expect((field as HTMLInputElement).value).toBe('octopus')
  expect(screen.getByText('1 answer')).toBeTruthy()
  expect(isOpen('How can I pay?')).toBe(true)
  await user.clear(field)
  await user.type(field, 'submarine')
  expect(screen.getByText('No answer for “submarine”')).toBeTruthy()
  expect(within(screen.getByRole('status')).getByRole('link').textContent).toBe(CONTACT.phone)
})

it('[D11.help.2] the answers are there without the contacts, which can be loaded again', async () => {
  service.on(queryHelpCall, { break: true })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(screen.getByText(REFUND)).toBeTruthy()
})

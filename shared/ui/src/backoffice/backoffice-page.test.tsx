import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '../testing/expect-accessible'
import { BackofficeLinkProvider, BackofficePage, type NavigationGroup } from './index'

const NAV: NavigationGroup[] = [
  {
    label: 'Work',
    items: [
      { to: '/overview', label: 'Overview' },
      { to: '/requests', label: 'Refund requests', count: 7, tone: 'warning' },
      { to: '/ledger', label: 'Refund ledger', count: 0 },
    ],
  },
  { label: 'Sell', items: [{ to: '/sessions', label: 'Sessions' }] },
]

const followed = jest.fn()

const drawPage = () =>
  render(
    <BackofficeLinkProvider
      link={({ to, children, onClick, ...rest }) => (
        <a
          {...rest}
          href={to}
          onClick={(event) => {
            event.preventDefault()
            onClick?.()
            followed(to)
          }}
        >
          {children}
        </a>
      )}
    >
      <main>
        <BackofficePage
          title="What needs a hand"
          note="Read at 17:20:14"
          brand={{ name: 'Bridge Shuttle', place: 'Back office' }}
          nav={NAV}
          current="/overview"
          actions={<button type="button">Export</button>}
          texts={{ navigation: 'Pages', menu: 'Menu', close: 'Close', skip: 'Skip to the page' }}
        >
          <p>Nothing waits.</p>
        </BackofficePage>
      </main>
    </BackofficeLinkProvider>,
  )

beforeEach(() => followed.mockClear())

it('the navigation names groups, marks the current page and shows waiting items, but no 0', async () => {
  drawPage()
  const navigation = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(within(navigation.getByRole('list', { name: 'Work' })).getAllByRole('listitem')).toHaveLength(3)
  expect(navigation.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page')
  expect(navigation.getByRole('link', { name: 'Refund requests 7' }).getAttribute('href')).toBe('/requests')
  expect(navigation.getByRole('link', { name: 'Refund ledger' }).getAttribute('aria-current')).toBeNull()
  await expectAccessible()
})

it('the first Tab stop is the skip link to the title', async () => {
  const user = userEvent.setup()
  drawPage()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'What needs a hand' }))
})

it('the menu opens the same pages, and closes when a link is followed', async () => {
  const user = userEvent.setup()
  drawPage()
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  await user.click(within(menu).getByRole('link', { name: 'Sessions' }))
  expect(followed).toHaveBeenCalledWith('/sessions')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

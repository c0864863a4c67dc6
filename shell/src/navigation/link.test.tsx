import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { Link as LibraryLink, MemoryRouter, useLocation } from 'react-router'
import { Link } from './link'

type Props = Omit<ComponentProps<typeof Link>, 'children'>

const Address = () => {
  const { pathname, search, hash, state } = useLocation()
  return <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>
}

/** The element of a link and the target of a press on it, in one line. */
const renderAndPress = (Component: typeof Link, props: Props, press: MouseEventInit = {}) => {
  const { unmount } = render(
    <MemoryRouter initialEntries={['/first', '/orders?status=paid']} initialIndex={1} basename="/">
      <Component {...props}>Open</Component>
      <Address />
    </MemoryRouter>,
  )
  const link = screen.getByText('Open')
  let isTaken = false
  const notice = (event: Event) => {
    isTaken = event.defaultPrevented
    // jsdom follows no link.
    event.preventDefault()
  }
  window.addEventListener('click', notice, { once: true })
  fireEvent.click(link, press)
  const attributes = [...link.attributes].filter(({ name }) => name !== 'data-discover')
  const line = `${attributes.map(({ name, value }) => `${name}=${value}`).sort()} ${screen.getByRole('status').textContent}`
  unmount()
  return { line, isTaken }
}

const CASES: readonly [string, Props, MouseEventInit?][] = [
  ['a path', { to: '/calendar' }],
  ['a path with search and hash', { to: '/calendar?line=1#day' }],
  ['an object', { to: { pathname: '/calendar', search: '?line=1' } }],
  ['a search alone', { to: '?status=refunded' }],
  ['a relative path', { to: 'file' }],
  ['a state', { to: '/calendar', state: { from: 'orders' } }],
  ['one that replaces', { to: '/calendar', replace: true }],
  ['another window', { to: '/calendar', target: '_blank', rel: 'noopener' }],
  ['a modified press', { to: '/calendar' }, { ctrlKey: true }],
  ['a document of its own', { to: '/calendar', reloadDocument: true }],
  ['another site', { to: 'https://example.com/bus' }],
  ['a mail', { to: 'mailto:help@example.com' }],
  ['a press that is refused', { to: '/calendar', onClick: (event) => event.preventDefault() }],
]

describe('Link', () => {
  it.each(CASES)('a link equals the link of the library: %s', (...[, props, press]) => {
    const library = renderAndPress(LibraryLink as typeof Link, props, press)
    expect(renderAndPress(Link, props, press)).toEqual(library)
  })

  it('a link passes on the ref of its element', () => {
    let element: HTMLAnchorElement | null = null
    render(
      <MemoryRouter>
        <Link
          to="/"
          ref={(node) => {
            element = node
          }}
        >
          Open
        </Link>
      </MemoryRouter>,
    )
    expect(element).toBe(screen.getByText('Open'))
  })
})

import { createI18n } from '@shuttle/i18n'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, useLocation } from 'react-router'
import { texts } from '../i18n/en'
import { findOwner } from '../registry/registry'
import type { Shell } from '../shell'
import { ShellContext } from '../shell'
import type { PageEntry } from '../stack/page-stack'
import { anEntry, aPage } from '../testing/a-registry-entry'
import { BottomNavigation } from './bottom-navigation'

const REGISTRY = [
  anEntry({ name: 'mf-purchase', pages: [aPage({ path: '/', name: 'index', bottomBar: true })] }),
  anEntry({
    name: 'mf-account',
    pages: [aPage({ path: '/personal_center', name: 'personal-center', bottomBar: true })],
  }),
  anEntry({
    name: 'mf-airport',
    pages: [
      aPage({ path: '/airline.html', name: 'airline', bottomBar: true, homeName: 'airlineHome' }),
      aPage({ path: '/airline', name: 'airlineHome', bottomBar: true, homeName: 'airlineHome' }),
    ],
  }),
]

const Here = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const openBarAt = (address: string) => {
  const [pathname = '', search = ''] = address.split(/(?=\?)/)
  const owner = findOwner(REGISTRY, pathname)
  if (!owner) throw new Error(`no remote owns ${pathname}`)
  const shell = {
    registry: { get: () => REGISTRY },
    getOwner: (path: string) => findOwner(REGISTRY, path) ?? owner,
  } as unknown as Shell
  const current = { owner, location: { pathname, search } } as unknown as PageEntry
  render(
    <I18nextProvider i18n={createI18n({ language: 'en', texts: { shell: texts } })}>
      <ShellContext value={shell}>
        <MemoryRouter initialEntries={[address]}>
          <BottomNavigation current={current} />
          <Here />
        </MemoryRouter>
      </ShellContext>
    </I18nextProvider>,
  )
  const bar = within(screen.getByRole('navigation', { name: 'Main' }))
  return { buy: bar.getByRole('link', { name: 'Buy' }), my: bar.getByRole('link', { name: 'My' }) }
}

describe('accounts 2, bottom bar', () => {
  it.each([
    ['/personal_center', '/'],
    ['/personal_center?homeName=airlineHome', '/airline'],
    ['/personal_center?homeName=index', '/'],
    ['/personal_center?homeName=nobody', '/'],
    ['/personal_center?homeName=', '/'],
    ['/personal_center?homeName=//evil.example', '/'],
  ])('[A2.centre.6, D10.1] Buy in the bottom bar at %s leads to %s', async (address, destination) => {
    const { buy } = openBarAt(address)
    expect(buy.getAttribute('href')).toBe(destination)
    await userEvent.click(buy)
    expect(screen.getByRole('status').textContent).toBe(destination)
  })

  it.each(['/airline', '/airline.html'])(
    '[A2.centre.6] My passes on the name of the airport page from %s',
    async (address) => {
      const { buy, my } = openBarAt(address)
      expect([buy, my].map((item) => item.getAttribute('aria-current'))).toEqual(['page', null])
      expect(buy.getAttribute('href')).toBe('/airline')
      expect(my.getAttribute('href')).toBe('/personal_center?homeName=airlineHome')
      await userEvent.click(my)
      expect(screen.getByRole('status').textContent).toBe('/personal_center?homeName=airlineHome')
    },
  )

  it('My passes on no name from home, nor from an address that names no page', () => {
    expect(openBarAt('/').my.getAttribute('href')).toBe('/personal_center')
    cleanup()
    expect(openBarAt('/personal_center?homeName=nobody').my.getAttribute('href')).toBe('/personal_center')
  })

  it('[P2.home.7] marks the current page: home is Buy, the personal centre is My', () => {
    const { buy, my } = openBarAt('/personal_center')
    expect([buy, my].map((item) => item.getAttribute('aria-current'))).toEqual([null, 'page'])
  })
})

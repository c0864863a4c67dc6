import { createI18n } from '@shuttle/i18n'
import { fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, useLocation } from 'react-router'
import { ShellContext } from '../app/shell-context'
import { texts } from '../i18n/en'
import { findOwner, type Owner } from '../registry/find-owner'
import type { Shell } from '../shell'
import type { PageEntry } from '../stack/page-stack'
import { anEntry, aPage } from '../testing/a-registry-entry'
import { BottomNavigation } from './bottom-navigation'

const purchase = anEntry({
  name: 'mf-purchase',
  pages: [aPage({ path: '/' }), aPage({ path: '/airline', name: 'airlineHome' })],
})
const account = anEntry({ name: 'mf-account', pages: [aPage({ path: '/personal_center' })] })
const lost = { entry: anEntry({ name: 'shell' }), page: aPage({ path: '/not_found' }) }

const Here = () => <output>{useLocation().pathname}</output>
const open = (at: string, registry = [purchase, account]) => {
  const ownerOf = (path: string): Owner => findOwner(registry, path) ?? lost
  const shell = { registry: { get: () => registry }, ownerOf } as unknown as Shell
  const [pathname = '', search = ''] = at.split(/(?=\?)/)
  const current = { id: '1', index: 0, location: { pathname, search }, owner: ownerOf(pathname) } as PageEntry
  render(
    <I18nextProvider i18n={createI18n({ language: 'en', texts: { shell: texts } })}>
      <ShellContext value={shell}>
        <MemoryRouter initialEntries={[at]}>
          <BottomNavigation current={current} />
          <Here />
        </MemoryRouter>
      </ShellContext>
    </I18nextProvider>,
  )
}
const here = () => screen.getByRole('status').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

describe('purchase 2, home: the bottom bar', () => {
  it('has Buy and My, and says which is on screen', () => {
    open('/')
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Buy', 'My'])
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Buy')
    press('My')
    expect(here()).toBe('/personal_center')
  })
  it('leads to home, or to the page that the address names; a name nobody has is home', () => {
    open('/personal_center')
    press('Buy')
    expect(here()).toBe('/')
  })
  it.each([
    ['airlineHome', '/airline'],
    ['nobody', '/'],
  ])('homeName %s leads to %s', (homeName, path) => {
    open(`/personal_center?homeName=${homeName}`)
    press('Buy')
    expect(here()).toBe(path)
  })
  it('shows no My while nobody owns it', () => {
    open('/', [purchase])
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Buy'])
  })
})

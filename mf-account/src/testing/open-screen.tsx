import type { LanguageCode, Session } from '@shuttle/contracts'
import { createI18n } from '@shuttle/i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { remote } from '../remote'
import { openPageHost } from './page-host'

const AddressProbe = ({ onAddress }: { onAddress: (address: string, action: string) => void }) => {
  const { pathname, search } = useLocation()
  onAddress(pathname + search, useNavigationType())
  return null
}

const Drawn = ({ Page }: { Page: ComponentType }) => <Page />

/** A screen of this remote at an address, with texts, router and host as in a page. */
export const openScreen = async (options: {
  at: string
  language?: LanguageCode
  session?: Session
  /** Paths of other remotes that exist. */
  paths?: readonly string[]
  takesFaults?: boolean
  /** Drawn instead of the page of this address. */
  screen?: ReactNode
}) => {
  const { at, language = 'en' } = options
  const host = openPageHost(options)
  const pathname = at.replace(/[?#].*$/, '')
  const pages = await Promise.all(
    Object.entries(remote.pages).map(async ([path, load]) => ({ path, element: <Drawn {...(await load())} /> })),
  )
  const { texts } = await remote.texts[language]()
  let address = at
  let move = 'POP'
  const view = render(
    <QueryClientProvider client={host.queryClient}>
      <I18nextProvider i18n={createI18n({ language, texts: { 'mf-account': texts } })}>
        <MemoryRouter initialEntries={[at]}>
          <AddressProbe
            onAddress={(next, action) => {
              address = next
              move = action
            }}
          />
          <Routes>
            {options.screen && <Route path={pathname} element={options.screen} />}
            {pages.map((page) => (
              <Route key={page.path} {...page} />
            ))}
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </I18nextProvider>
    </QueryClientProvider>,
  )
  return { ...view, host, here: () => address, arrivedBy: () => move, user: userEvent.setup() }
}

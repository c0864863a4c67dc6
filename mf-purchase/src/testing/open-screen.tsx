import type { Session } from '@shuttle/contracts'
import { createI18n } from '@shuttle/i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { texts } from '../i18n/en'
import { openPageHost } from './page-host'

// A busy machine is no fault of the screen.
configure({ asyncUtilTimeout: 10_000 })
jest.setTimeout(30_000)

const AddressProbe = ({ onAddress }: { onAddress: (address: string) => void }) => {
  const { pathname, search } = useLocation()
  onAddress(pathname + search)
  return null
}

/** A screen of this remote at an address, with English texts, router, cache and host as in a page. */
export const openScreen = (options: {
  at: string
  screen: ReactNode
  session?: Session
  /** Paths of other remotes that exist. */
  paths?: readonly string[]
}) => {
  const host = openPageHost(options)
  let address = options.at
  const view = render(
    <I18nextProvider i18n={createI18n({ language: 'en', texts: { 'mf-purchase': texts } })}>
      <QueryClientProvider client={host.queryClient}>
        <MemoryRouter initialEntries={[options.at]}>
          <AddressProbe
            onAddress={(next) => {
              address = next
            }}
          />
          <Routes>
            <Route path={options.at.replace(/[?#].*$/, '')} element={options.screen} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return { ...view, host, here: () => address, user: userEvent.setup() }
}

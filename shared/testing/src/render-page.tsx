import { createI18n } from '@shuttle/i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { createTestUser } from './create-test-user'
import { createTestHost, type TestHost, type TestHostOptions } from './test-host'

type Texts = NonNullable<Parameters<typeof createI18n>[0]['texts']>

export interface PageOptions extends TestHostOptions {
  /** Path and query. */
  at: string
  /** Rendered at this address, instead of its page. */
  screen?: ReactNode
  /** Pages by path that links of the screen lead to. */
  pages?: Readonly<Record<string, ReactNode>>
  /** Texts by namespace, in the language of the test. */
  texts: Texts
  /** Gets the host before the first render, to fill its cache for example. */
  prepare?: (host: TestHost) => void
}

const AddressProbe = ({ onAddress }: { onAddress: (address: string, action: string) => void }) => {
  const { pathname, search } = useLocation()
  onAddress(pathname + search, useNavigationType())
  return null
}

/** A screen at an address, with texts, router, cache and a test host. */
export const renderPage = ({ at, screen, pages = {}, texts, prepare, ...options }: PageOptions) => {
  const host = createTestHost(options)
  prepare?.(host)
  const path = at.replace(/[?#].*$/, '')
  let address = at
  let arrival = 'POP'
  const view = render(
    <QueryClientProvider client={host.queryClient}>
      <I18nextProvider i18n={createI18n({ language: options.language ?? 'en', texts })}>
        <MemoryRouter initialEntries={[at]}>
          <AddressProbe
            onAddress={(next, action) => {
              address = next
              arrival = action
            }}
          />
          <Routes>
            {screen && <Route path={path} element={screen} />}
            {Object.entries(pages).map(([at, element]) => (
              <Route key={at} path={at} element={element} />
            ))}
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </I18nextProvider>
    </QueryClientProvider>,
  )
  return { ...view, host, here: () => address, arrivedBy: () => arrival, user: createTestUser() }
}

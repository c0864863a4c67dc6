import { createI18n } from '@shuttle/i18n'
import { aMember, createTestHost, type TestHostOptions } from '@shuttle/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Page as PaymentPage } from '../pages/payment-page'
import { remote } from '../remote'

/** jsdom has no requests; a router makes one to go anywhere. */
class Request {
  readonly method = 'GET'
  readonly signal: AbortSignal
  constructor(
    readonly url: string,
    init: { signal: AbortSignal },
  ) {
    this.signal = init.signal
  }
}

interface PaymentOptions extends TestHostOptions {
  /** The previous page in the tab; without one it was opened by its address. */
  from?: string
}

/** The payment page at its address, under a router that can block navigation; its links lead to blank pages. */
export const openPayment = async (
  query: string,
  { language = 'en', paths = [], from, ...options }: PaymentOptions = {},
) => {
  Object.assign(globalThis, { Request })
  const host = createTestHost({
    session: aMember(),
    language,
    paths: [...remote.manifest.pages.map(({ path }) => path), ...paths],
    ...options,
  })
  const { texts } = await remote.texts[language]()
  const router = createMemoryRouter(
    [
      { path: '/airlinePayment', element: <PaymentPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [...(from === undefined ? [] : [from]), `/airlinePayment?${query}`] },
  )
  const view = render(
    <I18nextProvider i18n={createI18n({ language, texts: { [remote.manifest.name]: texts } })}>
      <QueryClientProvider client={host.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return {
    ...view,
    host,
    here: () => router.state.location.pathname + router.state.location.search,
    arrivedBy: () => router.state.historyAction,
    go: (to: string) => act(() => router.navigate(to)),
  }
}

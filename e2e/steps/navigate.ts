import type { Page } from '@playwright/test'

/** Leads the open page to a path as the browser's own buttons do: no document is loaded. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', `/webhtml${to}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

import type { Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'

/** Leads the open page to a path as the browser's own buttons do: no document is loaded. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, BASE_PATH + path.slice(1))

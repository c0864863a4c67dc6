import type { Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'

/** Navigates the open page to a path like the browser's own buttons: no document is loaded. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, BASE_PATH + path.slice(1))

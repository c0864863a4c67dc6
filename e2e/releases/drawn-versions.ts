import type { Page } from '@playwright/test'

/** Versions of each remote in the current document, including cached pages and slots. */
export const drawnVersions = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const found: Record<string, string[]> = {}
    for (const element of document.querySelectorAll<HTMLElement>('[data-remote][data-version]')) {
      const { remote = '', version = '' } = element.dataset
      const versions = found[remote] ?? []
      found[remote] = versions
      if (!versions.includes(version)) versions.push(version)
    }
    return found
  })

/** Version of the page that is on the screen. */
export const shownVersion = (page: Page): Promise<string | null> =>
  page.getByRole('main').filter({ visible: true }).getAttribute('data-version')

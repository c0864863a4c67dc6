import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Looking costs the page a layout: several that are looked at all the time would slow each other down. Milliseconds. */
const EVERY_MS = 100

/** What has not come by then never comes: a guard, not a limit. */
export const GUARD_MS = 90_000

/** Looks until there is something to see. A look that throws, such as between two documents, sees nothing. */
export const until = async <Value>(
  look: () => Promise<Value | undefined>,
  ms = GUARD_MS,
  every = EVERY_MS,
): Promise<Value | undefined> => {
  for (const end = performance.now() + ms; performance.now() < end; await sleep(every)) {
    const seen = await look().catch(() => undefined)
    if (seen !== undefined) return seen
  }
  return undefined
}

/** A toast is a dialog too, in a region of its own. */
const READABLE = ['[role=dialog]:not([role=region] *)', 'main']

/**
 * What can be read now: of the dialog, where one is open, else of the page. No named function inside: some compilers give
 * those a helper that the page does not have.
 */
export const visibleText = (page: Page): Promise<string> =>
  page.evaluate((selectors) => {
    for (const selector of selectors) {
      const texts = [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        // biome-ignore lint/performance/useDomNodeTextContent: texts that the style hides cannot be read
        .map((element) => element.innerText)
      if (texts.length > 0) return texts.join('\n')
    }
    return ''
  }, READABLE)

/** Whether texts can be read in the end. */
export const canRead = async (page: Page, texts: RegExp, ms = GUARD_MS): Promise<boolean> =>
  (await until(async () => texts.test(await visibleText(page)) || undefined, ms)) ?? false

/**
 * Whether words lie open: what is painted at their middle is those words, and nothing that lies over them and takes their
 * taps. Scrolls them into sight.
 */
export const isUncovered = async (page: Page, words: string): Promise<boolean> => {
  const place = page.getByText(words).filter({ visible: true }).first()
  if ((await place.count()) === 0) return false
  return place.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const painted = document.elementFromPoint(left + width / 2, top + height / 2)
    return painted !== null && element.contains(painted)
  })
}

import type { Browser } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { watchContext } from '../fixtures/watch-page'
import { toFileAddress } from '../proxy/change-with-hashes'
import { startFaultProxy } from '../proxy/fault-proxy'
import { navigate } from '../steps/navigate'
import type { FaultSite } from './fault-site'
import { canRead, GUARD_MS } from './look'
import { PAGE_STORIES } from './stories'
import type { Target } from './target'

/** Longer than the shell waits before it shows the card. */
const SLOW_MS = 25_000
const STYLED = 'mf-purchase'

const FILES = {
  entry: ({ record }) => record.entry,
  'exposed module': () => 'remote.js',
  chunk: ({ chunk }) => chunk,
  style: ({ style }) => style ?? '',
  texts: () => 'texts-en.js',
} as const satisfies Record<string, (target: Target) => string>

export type SlowPart = keyof typeof FILES
export const SLOW_PARTS = Object.keys(FILES) as SlowPart[]

/** A file of a page takes 25 s, nobody gives a sign and there is no other version: whether the page comes, and how often the file was asked for. */
export const runSlowRow = async (browser: Browser, site: FaultSite, part: SlowPart) => {
  const story = PAGE_STORIES.find(({ remote }) => remote === STYLED)
  if (!story) throw new Error(`there is no story of ${STYLED}`)
  const target = site.target(story, 'first')
  const proxy = await startFaultProxy(site.service.url)
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  try {
    context.setDefaultTimeout(GUARD_MS)
    const watch = await watchContext(context)
    // That there is no version before is answered with 404, and browsers say so.
    watch.expect(/404/)
    const page = await context.newPage()
    const address = toFileAddress(target.folder + FILES[part](target))
    proxy.add({ address, act: { kind: 'delay', ms: SLOW_MS } })
    await page.goto(`${proxy.url}${BASE_PATH}${story.start.slice(1)}?lang=en`)
    await story.enter(page)
    await navigate(page, story.key)
    const isThere = await canRead(page, story.older)
    return { isThere, asked: proxy.all.filter((one) => address.test(one.address)).length, heard: watch.take() }
  } finally {
    await context.close()
    await proxy.stop()
  }
}

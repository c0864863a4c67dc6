import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { signInTab } from '../first-load/sign-in-tab'
import { navigate } from '../steps/navigate'
import { MEMBER } from '../steps/passenger'
import { FIVE } from './five-remotes'
import { type Holding, LIBRARIES, type Library } from './probe'
import { addShellToCopies } from './share-scope'

/**
 * `fast`: one after the other, as quickly as possible. `slow`: all requested at once, their files arrive late and in
 * order.
 */
export const PACES = ['fast', 'slow'] as const
export type Pace = (typeof PACES)[number]

export interface LoadedInOrder {
  order: readonly string[]
  pace: Pace
  /** Remotes in the order in which their code ran. */
  ran: string[]
  /** Library -> how many copies of it the remotes and the shell hold together. */
  copies: Record<Library, number>
  milliseconds: number
}

/** Delay of each remote's files after the code of the previous one has run. */
const LATE_MS = 30
/** A remote that has not loaded within this time hangs. */
const GUARD_MS = 120_000
const findPath = (name: string): string => FIVE.find((remote) => remote.name === name)?.path ?? '/'

const holdings = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { copies?: object[] }).copies?.length ?? 0)

/** Waits until this many remotes have run; `onMore` receives the current number. */
const untilLoaded = async (page: Page, count: number, onMore = (_so: number): void => {}): Promise<void> => {
  for (const end = performance.now() + GUARD_MS; performance.now() < end; await sleep(5)) {
    const so = await holdings(page)
    onMore(so)
    if (so >= count) return
  }
  throw new Error(`${await holdings(page)} of ${count} remotes were loaded`)
}

/** Requests all remotes at once, and releases the files of each when the previous one in the order has run. */
const loadLate = async (page: Page, order: readonly string[]): Promise<void> => {
  const files = new RegExp(`${BASE_PATH}remotes/([^/]+)/[^/]+/[^/]+\\.js`)
  let ran = 0
  let isOver = false
  await page.route(files, async (route) => {
    const [, name = ''] = files.exec(route.request().url()) ?? []
    while (ran < order.indexOf(name) && !isOver) await sleep(5)
    await sleep(LATE_MS)
    await route.continue()
  })
  for (const name of order.toReversed()) await navigate(page, findPath(name))
  try {
    await untilLoaded(page, order.length, (so) => {
      ran = so
    })
  } finally {
    isOver = true
    await page.unrouteAll({ behavior: 'wait' })
  }
}

const count = (page: Page): Promise<Pick<LoadedInOrder, 'ran' | 'copies'>> =>
  page.evaluate(() => {
    const { copies: all = [] } = window as unknown as { copies?: Holding[] }
    const keys = Object.keys(all[0]?.holds ?? {}) as Library[]
    const copies = Object.fromEntries(keys.map((key) => [key, new Set(all.map(({ holds }) => holds[key])).size]))
    const ran = all.map(({ remote }) => remote).filter((remote) => remote !== 'shell')
    return { ran, copies: copies as Record<Library, number> }
  })

/** Opens a page of the shell as a member and makes it load the five remotes in an order. */
export const loadInOrder = async (
  page: Page,
  site: string,
  order: readonly string[],
  pace: Pace,
): Promise<LoadedInOrder> => {
  await signInTab(page, site, MEMBER)
  await page.goto(`${site}${BASE_PATH}not_found`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const start = performance.now()
  if (pace === 'slow') {
    await loadLate(page, order)
  } else {
    for (const [at, name] of order.entries()) {
      await navigate(page, findPath(name))
      await untilLoaded(page, at + 1)
    }
  }
  await addShellToCopies(page, LIBRARIES)
  return { order, pace, ...(await count(page)), milliseconds: Math.round(performance.now() - start) }
}

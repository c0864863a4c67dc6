import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { FIVE } from './five-remotes'
import { type Holding, LIBRARIES, type Library } from './probe'
import { addShellToCopies } from './share-scope'

/** `fast`: one after the other, as quickly as they come. `slow`: all wanted at once, their files come late, in the order. */
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

/** Between the files of two remotes, when they come late. */
const APART_MS = 60
const pathOf = (name: string): string => FIVE.find((remote) => remote.name === name)?.path ?? '/'

/** Leads the open page to a path as the browser's own buttons do: no document is loaded. */
const lead = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', `/webhtml${to}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

const holdings = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { copies?: object[] }).copies?.length ?? 0)

const untilLoaded = async (page: Page, count: number): Promise<void> => {
  for (const end = performance.now() + 15_000; performance.now() < end; await sleep(5)) {
    if ((await holdings(page)) >= count) return
  }
  throw new Error(`${await holdings(page)} of ${count} remotes were loaded`)
}

/** Holds back the files of each remote, the longer the later it stands in the order. */
const delayScripts = async (page: Page, order: readonly string[]): Promise<void> => {
  const files = /\/webhtml\/remotes\/([^/]+)\/[^/]+\/[^/]+\.js/
  await page.route(files, async (route) => {
    const [, name = ''] = files.exec(route.request().url()) ?? []
    await sleep((order.indexOf(name) + 1) * APART_MS)
    await route.continue()
  })
}

const count = (page: Page): Promise<Pick<LoadedInOrder, 'ran' | 'copies'>> =>
  page.evaluate(() => {
    const { copies: all = [] } = window as unknown as { copies?: Holding[] }
    const keys = Object.keys(all[0]?.holds ?? {}) as Library[]
    const copies = Object.fromEntries(keys.map((key) => [key, new Set(all.map(({ holds }) => holds[key])).size]))
    const ran = all.map(({ remote }) => remote).filter((remote) => remote !== 'shell')
    return { ran, copies: copies as Record<Library, number> }
  })

/** Opens a page of the shell's own and has it load the five remotes in an order. */
export const loadInOrder = async (
  page: Page,
  site: string,
  order: readonly string[],
  pace: Pace,
): Promise<LoadedInOrder> => {
  await page.goto(`${site}/webhtml/not_found`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const start = performance.now()
  if (pace === 'slow') {
    await delayScripts(page, order)
    for (const name of order.toReversed()) await lead(page, pathOf(name))
    await untilLoaded(page, order.length)
    await page.unrouteAll({ behavior: 'wait' })
  } else {
    for (const [at, name] of order.entries()) {
      await lead(page, pathOf(name))
      await untilLoaded(page, at + 1)
    }
  }
  await addShellToCopies(page, LIBRARIES)
  return { order, pace, ...(await count(page)), milliseconds: Math.round(performance.now() - start) }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { type FaultProxy, startFaultProxy } from '../proxy/fault-proxy'
import { type FaultSite, PLACES, type Place } from './fault-site'
import { type FaultName, makeFault, WAITS } from './faults'

/** How somebody, or nobody, brings the page back after the fault is gone. */
export const HEALS = ['retry', 'online', 'return', 'itself'] as const
export type Heal = (typeof HEALS)[number]

export interface FaultRow {
  remote: string
  fault: FaultName
  /** Whether an older version was live before. */
  before: 'older version' | 'none'
  heal: Heal
}

export type Outcome = 'card' | 'older version' | 'still loading' | 'nothing'

export interface FaultResult {
  outcome: Outcome
  /** From the failing answer to the outcome. */
  msToOutcome: number
  /** From the end of the fault to the page; undefined when there was nothing to heal. */
  msToHeal: number | undefined
  /** Another remote opened while this one was broken. */
  othersOpen: boolean
  /** What was typed elsewhere was there afterwards. */
  inputKept: boolean
  /** The service heard of it. */
  reported: boolean
  /** The whole was one document: nothing was reloaded. */
  oneDocument: boolean
}

const CARD = 'This part could not be shown'
const STILL = 'Still loading'
const TYPED = 'a seat by the window'

/** Leads the open page to a path as the browser's own buttons do: no document is loaded. */
const lead = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', `/webhtml${to}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

const until = async <Value>(look: () => Promise<Value | undefined>, ms: number): Promise<Value | undefined> => {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(25)) {
    const seen = await look()
    if (seen !== undefined) return seen
  }
  return undefined
}

const reportsIn = (proxy: FaultProxy): number =>
  proxy.all.filter(
    ({ method, address, status }) => method === 'POST' && address === '/webhtml/report' && status === 204,
  ).length

const visibleText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main')]
      .filter((main) => main.checkVisibility())
      .map((main) => main.innerText)
      .join('\n'),
  )

const comeBack = async (page: Page, heal: Heal): Promise<void> => {
  switch (heal) {
    case 'retry':
      // A page that heals by itself meanwhile needs no tap.
      return page
        .getByRole('button', { name: 'Try again' })
        .first()
        .click({ timeout: 1000 })
        .catch(() => {})
    case 'online':
      return page.evaluate(() => void dispatchEvent(new Event('online')))
    case 'return':
      return page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    case 'itself':
  }
}

const placeOf = (remote: string): Place => {
  const place = PLACES.find((one) => one.remote === remote)
  if (!place) throw new Error(`there is no ${remote}`)
  return place
}

/**
 * Plays one row: somebody types on a page, goes to the broken one, looks what is there, goes elsewhere, comes back, the
 * fault ends, and what was typed is still there.
 */
export const runFaultRow = async (browser: Browser, site: FaultSite, row: FaultRow): Promise<FaultResult> => {
  const proxy = await startFaultProxy(site.service.url)
  const place = placeOf(row.remote)
  const start = placeOf(row.remote === 'mf-orders' ? 'mf-airport' : 'mf-orders')
  const elsewhere = placeOf(row.remote === 'mf-backoffice' ? 'mf-airport' : 'mf-backoffice')
  const isSecond = row.before === 'older version'
  const whole = isSecond ? place.newer : place.older
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const lifts = makeFault(row.fault, site.target(row.remote, isSecond ? 'second' : 'first')).map(proxy.add)
    await page.goto(`${proxy.url}/webhtml${start.path}?lang=en`)
    await page.getByRole('textbox').first().fill(TYPED)
    await page.evaluate(() => Object.assign(window, { oneDocument: true }))

    const asked = Date.now()
    await lead(page, place.path)
    const waits = WAITS.includes(row.fault)
    const outcome = await until<Outcome>(async () => {
      const text = await visibleText(page)
      if (isSecond && text.includes(place.older)) return 'older version'
      if (text.includes(CARD)) return 'card'
      return text.includes(STILL) ? 'still loading' : undefined
    }, 12_000)
    const seenAt = Date.now()
    const folder = `/remotes/${row.remote}/`
    const failed = proxy.hit.find(({ address, at }) => address.includes(folder) && at >= asked - 1)?.at ?? asked
    const msToOutcome = seenAt - (waits ? asked : failed)

    await lead(page, elsewhere.path)
    const othersOpen =
      (await until(
        async () => (await visibleText(page)).includes(isSecond ? elsewhere.newer : elsewhere.older) || undefined,
        5000,
      )) ?? false
    await page.evaluate(() => history.back())
    await until(async () => !(await visibleText(page)).includes(elsewhere.newer) || undefined, 2000)

    for (const lift of lifts) lift()
    const liftedAt = Date.now()
    let msToHeal: number | undefined
    if (outcome !== 'older version') {
      await comeBack(page, row.heal)
      const healed = await until(async () => {
        const text = await visibleText(page)
        return text.includes(whole) || (isSecond && text.includes(place.older)) || undefined
      }, 45_000)
      msToHeal = healed ? Date.now() - liftedAt : Number.POSITIVE_INFINITY
    }
    await page.evaluate(() => history.back())
    const typed = await until(
      async () =>
        (await page
          .getByRole('textbox')
          .filter({ visible: true })
          .first()
          .inputValue()
          .catch(() => '')) === TYPED || undefined,
      5000,
    )
    const oneDocument = await page.evaluate(() => 'oneDocument' in window)
    const reported = (await until(async () => reportsIn(proxy) > 0 || undefined, 2000)) ?? false
    return {
      outcome: outcome ?? 'nothing',
      msToOutcome,
      msToHeal,
      othersOpen,
      inputKept: typed ?? false,
      reported,
      oneDocument,
    }
  } finally {
    await context.close()
    await proxy.stop()
  }
}

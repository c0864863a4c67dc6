import type { Browser } from '@playwright/test'
import { type Bench, describeRatios, quantile } from '@shuttle/platform/bench'
import { measureReady } from '../first-load/measure-ready'
import { memberPages } from '../first-load/pages'
import { type MemberCall, placeOrder, signIn, signInTab } from '../first-load/sign-in-tab'
import { launchBrowser } from '../fixtures/launch-browser'
import prepareData from '../fixtures/prepare-data'
import { type Service, startFreshService } from '../fixtures/service'
import { registerPassenger } from '../steps/register-passenger'
import { fillOrders } from './fill-orders'
import { measureInTurns } from './measure-in-turns'

const FEW = 100
const MANY = 10_000
/** Calls of one side in one round. */
const CALLS = 100

interface Side {
  site: Service
  email: string
  call: MemberCall
  /** An order with a full page of newer ones, so that it begins the second page. */
  cursor: string
}

const LIST = 'wx/query.wx.order.record'
const page = (orderStatus: string, nextOrderNo = '', rowCount = 20) => ({
  ...{ ticketCategory: '1,2', rowCount, nextOrderNo, orderStatus },
})

const openSide = async (count: number): Promise<Side> => {
  const site = await startFreshService()
  const email = await registerPassenger(site)
  const orderNo = await placeOrder(site.url, email)
  const { call } = await signIn(site.url, email)
  await call('wx/cancel.wx.order', { orderNo })
  await fillOrders(site, orderNo, count - 1)
  const listed = (await call(LIST, page('', '', 50))).responseData as unknown as { orderNo: string }[]
  return { site, email, call, cursor: listed.at(-1)?.orderNo ?? '' }
}

type Measure = (side: Side) => Promise<number>

const p95 =
  (path: string, body: (side: Side) => object): Measure =>
  async (side) => {
    const times: number[] = []
    for (let at = 0; at < CALLS; at += 1) {
      const start = performance.now()
      await side.call(path, body(side))
      times.push(performance.now() - start)
    }
    return quantile(times, 0.95)
  }

const readyTime =
  (browser: Browser, at: 0 | 1): Measure =>
  ({ site, email, cursor }) => {
    const { path, ready } = memberPages(cursor)[at]
    const signsIn = (tab: Parameters<typeof signInTab>[0]) => signInTab(tab, site.url, email)
    return measureReady(browser, site.url + path.replace('tab1=1', 'tab1=2'), ready, { prepare: signsIn })
  }

const memory: Measure = async ({ site }) => {
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 2 ** 20
}

export const benches: readonly Bench[] = [
  {
    name: 'order-list',
    title:
      `A member with ${FEW} orders against one with ${MANY}, each on a PostgreSQL of its own with no other orders, in turns: the median of ` +
      `the rounds. Of calls the 95th percentile of ${CALLS}; ready at slow 4G and a quarter of the processor; memory of the service.`,
    columns: ['what', `${FEW} orders`, `${MANY} orders`, `${MANY} / ${FEW}`],
    run: async (pairs) => {
      const removeData = await prepareData()
      const sides = { small: await openSide(FEW), large: await openSide(MANY) }
      const browser = await launchBrowser()
      const rows: [string, Measure][] = [
        ['list, all (ms)', p95(LIST, () => page(''))],
        ['list, all, read on after 50 (ms)', p95(LIST, ({ cursor }) => page('', cursor, 10))],
        ['list, to collect (ms)', p95(LIST, () => page('1,5'))],
        ['list, to pay (ms)', p95(LIST, () => page('0'))],
        ['order details (ms)', p95('wx/query.wx.order.info', ({ cursor }) => ({ orderNo: cursor }))],
        ['user information (ms)', p95('wx/query.wx.user.information', () => ({}))],
        ['list ready (ms)', readyTime(browser, 0)],
        ['order details ready (ms)', readyTime(browser, 1)],
        ['memory of the service (MiB)', memory],
      ]
      try {
        const measured = []
        for (const [what, measure] of rows) {
          const rounds = await measureInTurns(sides, pairs, measure)
          const median = (side: 0 | 1) =>
            quantile(
              rounds.map((round) => round[side]),
              0.5,
            ).toFixed(1)
          measured.push([what, median(1), median(0), describeRatios(rounds)])
        }
        return measured
      } finally {
        await browser.close()
        for (const { site } of Object.values(sides)) await site.stop()
        await removeData()
      }
    },
  },
]

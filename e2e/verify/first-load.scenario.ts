import { BASE_PATH } from '@shuttle/contracts'
import type { VerifyTable } from '@shuttle/platform/verify-table'
import { startCrowdedSites } from '../first-load/crowded-sites'
import { leanerOfTwo, measureFirstLoad } from '../first-load/measure-first-load'
import { lowerQuartile, measureReady } from '../first-load/measure-ready'
import { launchBrowser } from '../fixtures/launch-browser'
import prepareData from '../fixtures/prepare-data'

interface PageRow {
  id: string
  path: string
  ready: string
  /** Most round trips until the page is ready; without a limit by default. */
  mostRoundTrips?: number
}

const FEW = 5
const MANY = 50
/** First visits of each site in turns, so that a slowdown of the machine affects both. */
const VISITS = 21
const MOST_MORE_BYTES = 4 * 1024
const MOST_READY_RATIO = 1.02
/** The page, and the files that it names. */
const HOME_ROUND_TRIPS = 2

const rows: PageRow[] = [
  { id: 'home', path: `${BASE_PATH}?lang=en`, ready: 'main li a', mostRoundTrips: HOME_ROUND_TRIPS },
  {
    id: 'home in Simplified Chinese',
    path: `${BASE_PATH}?lang=zh-Hans`,
    ready: 'main li a',
    mostRoundTrips: HOME_ROUND_TRIPS,
  },
  {
    id: 'ticket details',
    path: `${BASE_PATH}ticket_details?xlmc_1=Hong%20Kong%20Port&xlmc_2=Zhuhai%20Port&xllb=1&xldm=HKGZHO&code_1=HKG&code_2=ZHO&lang=en`,
    ready: '[role=grid]',
  },
  { id: 'personal centre', path: `${BASE_PATH}personal_center?lang=en`, ready: 'main h1' },
]

const open = async () => {
  const removeData = await prepareData()
  const sites = await startCrowdedSites(FEW, MANY)
  const browser = await launchBrowser()

  const load = async (site: string, { path, ready }: PageRow) => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
    const measured = await measureFirstLoad(await context.newPage(), site + path, ready)
    await context.close()
    return measured
  }

  const run = async (row: PageRow) => {
    const [few, many] = [
      await leanerOfTwo(() => load(sites.few.url, row)),
      await leanerOfTwo(() => load(sites.many.url, row)),
    ]
    const times = { few: [] as number[], many: [] as number[] }
    for (let visit = 0; visit < VISITS; visit += 1)
      for (const side of visit % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const))
        times[side].push(await measureReady(browser, sites[side].url + row.path, row.ready))
    const ratio = lowerQuartile(times.many) / lowerQuartile(times.few)
    const more = many.pageBytes - few.pageBytes
    const { mostRoundTrips = Number.POSITIVE_INFINITY } = row
    return {
      cells: [
        row.id,
        `${few.requests} / ${many.requests}`,
        `${few.roundTrips} / ${many.roundTrips}`,
        `${few.pageBytes} / ${many.pageBytes}`,
        more,
        `${Math.round(lowerQuartile(times.few))} / ${Math.round(lowerQuartile(times.many))}`,
        ratio.toFixed(3),
      ],
      faults: [
        ...(many.urls.toSorted().join() === few.urls.toSorted().join() ? [] : ['other files are asked for']),
        ...[few, many].flatMap(({ roundTrips }) =>
          roundTrips <= mostRoundTrips ? [] : [`${roundTrips} round trips, at most ${mostRoundTrips} are allowed`],
        ),
        ...(more <= MOST_MORE_BYTES ? [] : [`${more} bytes more`]),
        ...(ratio <= MOST_READY_RATIO ? [] : [`ready ${ratio.toFixed(3)} times as late`]),
      ],
    }
  }
  const close = async () => {
    await browser.close()
    await sites.stop()
    await removeData()
  }
  return { run, close }
}

export const table: VerifyTable<PageRow> = {
  name: 'first-load',
  document: {
    title: `First load with ${FEW} and with ${MANY} registered remotes`,
    about: [
      `Two sites of the same builds, one with ${FEW} remotes in its registry, one with ${MANY}; a page uses one or two of them. The others are records as a build writes them, two pages each, with a version to fall back to. A first visit has an empty cache. Requests and bytes are the browser's own count; the page counts compressed and with its headers. Round trips: the longest chain of requests until ready, each of which could only start when the one before had arrived.`,
      `Ready: until the named part is drawn, the lower quartile of ${VISITS} first visits to each site, taken in turns, at slow 4G (by request) and a processor slowed down four times. A row has kept what it owes when the same files are asked for, home needs at most ${HOME_ROUND_TRIPS} round trips, the page has at most ${MOST_MORE_BYTES} bytes more, and is ready at most ${MOST_READY_RATIO} times as late.`,
    ],
    columns: [
      'page',
      `requests, ${FEW} / ${MANY}`,
      `round trips, ${FEW} / ${MANY}`,
      `page (bytes), ${FEW} / ${MANY}`,
      'more (bytes)',
      `ready (ms), ${FEW} / ${MANY}`,
      'ratio',
    ],
  },
  rows: () => rows,
  open,
}

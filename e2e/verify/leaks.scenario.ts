import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { makeHostileBuild } from '../containment/make-hostile-build'
import { signInTab } from '../first-load/sign-in-tab'
import { publishBuilds } from '../fixtures/publish-builds'
import { startFreshService } from '../fixtures/service'
import { type Held, type MeasuredPage, measureRounds, ROUNDS, type Rounds, WARM_UP } from '../leaks/measure-rounds'
import { MEMBER } from '../steps/passenger'
import { openStage } from './verify-stage'

const MOST_PERCENT = 5
const STAFF = 'level9@demo.test'
const DETAILS =
  '/ticket_details?xlmc_1=Hong%20Kong%20Port&xlmc_2=Zhuhai%20Port&xllb=1&xldm=HKGZHO&code_1=HKG&code_2=ZHO'

interface LeakRow extends VerifyRow, Rounds {
  account?: string | undefined
  /** A leak by intent, which must be found. */
  isControl?: true
}

const PAGES = {
  home: { path: '/', ready: '[data-page=index] li a' },
  'mf-purchase': { path: DETAILS, ready: '[role=grid]' },
  'mf-account': { path: '/personal_center', ready: '[data-page=personal-center] h1', account: MEMBER },
  'mf-orders': { path: '/my_order', ready: '[data-page=my-order] h1', account: MEMBER },
  'mf-airport': { path: '/airline', ready: '[data-remote=mf-airport] input[type=checkbox]' },
  'mf-backoffice': {
    path: '/back_management_index',
    ready: '[data-page=back-management-index] h1',
    account: STAFF,
  },
} as const satisfies Record<string, MeasuredPage & { account?: string }>
const LEAKING = {
  name: 'mf-leaking',
  does: 'retains 12 KB of each visit',
  inEffect: '(globalThis.retained ??= []).push(new Array(3_000).fill(1))',
}
type PageName = keyof typeof PAGES

const toRow = (id: string, from: PageName, to: PageName, opens: Rounds['opens']): LeakRow => {
  const accounts = [PAGES[from], PAGES[to]].map((page) => ('account' in page ? page.account : undefined))
  const account = accounts.includes(STAFF) ? STAFF : accounts.find((one) => one)
  return { id, from: PAGES[from], to: PAGES[to], opens, account }
}

const REMOTES: readonly PageName[] = ['mf-purchase', 'mf-account', 'mf-orders', 'mf-airport', 'mf-backoffice']
const PAIRS = REMOTES.flatMap((from, at) => REMOTES.slice(at + 1).map((to) => [from, to] as const))

const rows: readonly LeakRow[] = [
  ...REMOTES.map((to) => toRow(to, 'home', to, 'anew')),
  ...PAIRS.map(([from, to]) => toRow(`${from} and ${to}`, from, to, 'forward')),
  {
    id: 'control: a remote that retains 12 KB of each visit',
    from: PAGES['mf-airport'],
    to: { path: '/leaking', ready: '[data-remote=mf-leaking] h1' },
    opens: 'forward',
    isControl: true,
  },
  {
    ...toRow('control: a tab that retains each page', 'home', 'mf-account', 'anew'),
    isControl: true,
    eachRound: `(window.retained ??= []).push(document.querySelector('[data-page=personal-center]'), new Array(10_000).fill(1))`,
  },
]

const KINDS = ['heapBytes', 'nodes', 'listeners'] as const
const growth = (before: Held, after: Held, kind: keyof Held): number =>
  Math.round((after[kind] / before[kind] - 1) * 1000) / 10

export const table: VerifyTable<LeakRow> = {
  name: 'leaks',
  document: {
    title: 'What a left remote leaves behind',
    about: [
      `A page of each remote is opened anew from the home page and left by the browser's back button; between each two remotes the browser goes forward and back. This is done ${WARM_UP} times and then ${ROUNDS} times more, in the production build, signed in where a page needs it.`,
      `After both, garbage is collected until the heap is stable, and heap, nodes of the document and listeners are read from the browser. None may have grown by more than ${MOST_PERCENT} %.`,
      'The heap includes the machine code that the browser compiles for what runs often, which is why the first rounds are not counted. A remote that retains 12 KB of each visit, and a tab that retains each page, must be found.',
    ],
    columns: ['between', 'heap KB', 'grew by %', 'nodes', 'grew by %', 'listeners', 'grew by %'],
    summary: (finished) => {
      const most = finished
        .filter(({ id }) => !id.startsWith('control'))
        .map(({ measured }) => Math.max(measured?.heapBytes ?? 0, measured?.nodes ?? 0, measured?.listeners ?? 0))
      return [`In ${ROUNDS} rounds heap, nodes and listeners grew by ${Math.max(0, ...most)} % at most.`]
    },
  },
  rows: () => rows,
  open: async () => {
    const { browser, site, close } = await openStage(startFreshService)
    const scratch = mkdtempSync(join(tmpdir(), 'shuttle-leaks-'))
    await publishBuilds(site, [makeHostileBuild(scratch, LEAKING).dist])
    return {
      close: async () => {
        rmSync(scratch, { recursive: true, force: true })
        await close()
      },
      run: async (row) => {
        const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
        try {
          const page = await context.newPage()
          if (row.account) await signInTab(page, site.url, row.account)
          const { before, after } = await measureRounds(page, site.url, row)
          const grown = Object.fromEntries(KINDS.map((kind) => [kind, growth(before, after, kind)])) as unknown as Held
          const tooMuch = KINDS.filter((kind) => grown[kind] > MOST_PERCENT)
          const faults = row.isControl
            ? [...(tooMuch.length === 0 ? ['the leak was not found'] : [])]
            : tooMuch.map((kind) => `${kind} grew by ${grown[kind]} %`)
          return {
            cells: [
              row.id,
              Math.round(after.heapBytes / 1024),
              grown.heapBytes,
              after.nodes,
              grown.nodes,
              after.listeners,
              grown.listeners,
            ],
            faults,
            measured: { ...grown },
          }
        } finally {
          await context.close()
        }
      },
    }
  },
}

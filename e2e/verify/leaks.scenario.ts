import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { makeHostileBuild } from '../containment/make-hostile-build'
import { signInTab } from '../first-load/sign-in-tab'
import { publishBuilds } from '../fixtures/publish-builds'
import { startFreshService } from '../fixtures/service'
import { FIRST, type MeasuredPage, measureRounds, ROUNDS, type Rounds } from '../leaks/measure-rounds'
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

const KINDS = ['objectBytes', 'heapBytes', 'nodes', 'listeners'] as const
const growth = (before: number, after: number): number => Math.round((after / before - 1) * 1000) / 10

export const table: VerifyTable<LeakRow> = {
  name: 'leaks',
  document: {
    title: 'What a left remote leaves behind',
    about: [
      `A page of each remote is opened anew from the home page and left by the browser's back button; between each two remotes the browser goes forward and back. This is done ${FIRST} times, and twice ${ROUNDS} times more, in the production build, signed in where a page needs it.`,
      `After each, garbage is collected until the heap is stable. In the first ${ROUNDS} rounds, in which the browser compiles what runs often, the objects, closures and texts of a heap snapshot are compared; in the second, the whole heap with its machine code, the nodes of the document and the listeners. None may have grown by more than ${MOST_PERCENT} %.`,
      'A remote that retains 12 KB of each visit, and a tab that retains each page, must be found.',
    ],
    columns: [
      'between',
      'objects KB',
      'grew by %',
      'heap KB',
      'grew by %',
      'nodes',
      'grew by %',
      'listeners',
      'grew by %',
    ],
    summary: (finished) => {
      const most = finished
        .filter(({ id }) => !id.startsWith('control'))
        .map(({ measured }) => Math.max(...KINDS.map((kind) => measured?.[kind] ?? 0)))
      return [`In ${ROUNDS} rounds objects, heap, nodes and listeners grew by ${Math.max(0, ...most)} % at most.`]
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
          const { objects, before, after } = await measureRounds(page, site.url, row)
          const grown = {
            objectBytes: growth(objects.before, objects.after),
            heapBytes: growth(before.heapBytes, after.heapBytes),
            nodes: growth(before.nodes, after.nodes),
            listeners: growth(before.listeners, after.listeners),
          }
          const tooMuch = KINDS.filter((kind) => grown[kind] > MOST_PERCENT)
          const faults = row.isControl
            ? [...(tooMuch.length === 0 ? ['the leak was not found'] : [])]
            : tooMuch.map((kind) => `${kind} grew by ${grown[kind]} %`)
          return {
            cells: [
              row.id,
              Math.round(objects.after / 1024),
              grown.objectBytes,
              Math.round(after.heapBytes / 1024),
              grown.heapBytes,
              after.nodes,
              grown.nodes,
              after.listeners,
              grown.listeners,
            ],
            faults,
            measured: grown,
          }
        } finally {
          await context.close()
        }
      },
    }
  },
}

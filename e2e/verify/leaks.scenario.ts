import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { signInTab } from '../first-load/sign-in-tab'
import { startFreshService } from '../fixtures/service'
import { type Held, LEAK_FLAGS, measureRounds, ROUNDS } from '../leaks/measure-rounds'
import { MEMBER } from '../steps/passenger'
import { openStage } from './verify-stage'

const MOST_PERCENT = 5
const STAFF = 'level9@demo.test'
const DETAILS =
  '/ticket_details?xlmc_1=Hong%20Kong%20Port&xlmc_2=Zhuhai%20Port&xllb=1&xldm=HKGZHO&code_1=HKG&code_2=ZHO'

interface LeakRow extends VerifyRow {
  path: string
  ready: string
  account?: string
  /** Code of the negative control, which retains every page that it opened. */
  eachRound?: string
}

const rows: readonly LeakRow[] = [
  { id: 'mf-purchase', path: DETAILS, ready: '[role=grid]' },
  { id: 'mf-account', path: '/personal_center', ready: '[data-page=personal-center] h1', account: MEMBER },
  { id: 'mf-orders', path: '/my_order', ready: '[data-page=my-order] h1', account: MEMBER },
  { id: 'mf-airport', path: '/airline', ready: '[data-remote=mf-airport] h1' },
  {
    id: 'mf-backoffice',
    path: '/back_management_index',
    ready: '[data-page=back-management-index] h1',
    account: STAFF,
  },
  {
    id: 'control: a page that is kept',
    path: '/personal_center',
    ready: '[data-page=personal-center] h1',
    account: MEMBER,
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
      `A page of each remote is opened from the home page and left by the browser's own button, ten times and then ${ROUNDS} times more, in the production build. After both, garbage is collected, and heap, nodes of the document and listeners are read from the browser. None may have grown by more than ${MOST_PERCENT} %.`,
      'The browser runs without the machine code that it compiles for what runs often: that is part of the heap and grows for minutes. The negative control keeps every page that it opened, and must be found.',
    ],
    columns: ['remote', 'heap KB', 'grew by %', 'nodes', 'grew by %', 'listeners', 'grew by %'],
    summary: (finished) => {
      const most = finished
        .filter(({ id }) => !id.startsWith('control'))
        .map(({ measured }) => Math.max(measured?.heapBytes ?? 0, measured?.nodes ?? 0, measured?.listeners ?? 0))
      return [`In ${ROUNDS} rounds heap, nodes and listeners grew by ${Math.max(0, ...most)} % at most.`]
    },
  },
  rows: () => rows,
  open: async () => {
    const { browser, site, close } = await openStage(startFreshService, LEAK_FLAGS)
    return {
      close,
      run: async (row) => {
        const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
        try {
          const page = await context.newPage()
          if (row.account) await signInTab(page, site.url, row.account)
          const { before, after } = await measureRounds(page, site.url, row)
          const grown = Object.fromEntries(KINDS.map((kind) => [kind, growth(before, after, kind)])) as unknown as Held
          const tooMuch = KINDS.filter((kind) => grown[kind] > MOST_PERCENT)
          const faults = row.eachRound
            ? [...(tooMuch.length === 0 ? ['what is kept was not found'] : [])]
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

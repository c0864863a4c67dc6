import type { Locator, Page } from '@playwright/test'
import type { BuildRecord } from '@shuttle/contracts'
import { loginPage } from '../pages/login-page'
import { TEXTS } from '../pages/texts'
import type { Fault } from '../proxy/fault-proxy'
import { navigate } from '../steps/navigate'
import { passenger, TRAVEL_DATE } from '../steps/passenger'

export type TamperedApp = 'shell' | 'mf-purchase' | 'mf-account'
/** Replacement of a tampered file. */
export type Instead = 'shell before' | 'version before' | 'less, and all the rest'

export interface TamperedFile {
  kind: string
  app: TamperedApp
  file: (record: BuildRecord) => string
  /** Page that is open before, whose files are intact. Without one, the visit begins with the tampered file. */
  from?: string
  /** Faults that cause the file to be needed. */
  needs?: readonly Fault[]
  /** Navigates to what needs the file. */
  reach: (page: Page) => Promise<void>
  instead: Instead
  /** The expected element when the page works without the file. */
  less?: (page: Page) => Locator
}

const LINE = '/ticket_details?xlmc_1=Hong+Kong+Port&xlmc_2=Zhuhai+Port&xllb=1&xldm=HKGZHO&code_1=HKG&code_2=ZHO'

const named =
  (name: string) =>
  ({ files }: BuildRecord) => {
    if (!files[name]) throw new Error(`the build has no ${name}`)
    return name
  }
const entry = ({ entry: name }: BuildRecord) => name
const shellStyle = ({ baseFiles }: BuildRecord) => baseFiles.find((name) => name.endsWith('.css')) ?? ''

/** A refusal of the service, in its own texts. */
const SENTENCE = 'The service says it in its own texts'
const REFUSAL = JSON.stringify({
  code: 'DATE_TOO_FAR',
  message: SENTENCE,
  sysTime: '2026-11-21 09:00:00',
  sysTimeMs: Date.UTC(2026, 10, 21, 1),
})

const toPath = (path: string) => (page: Page) => navigate(page, path)
const nothing = async (): Promise<void> => {}
/** Chooses and confirms without a session: the shell opens its dialog with the sign-in of another remote. */
const confirms = async (page: Page): Promise<void> => {
  const she = passenger(page)
  await she.chooses(TRAVEL_DATE)
  await she.acceptsAndConfirms()
}

const ofRemote = (app: TamperedApp, from: string, path: string, page: string): TamperedFile[] => [
  { kind: 'entry', app, file: entry, from, reach: toPath(path), instead: 'version before' },
  { kind: 'exposed module', app, file: named('remote.js'), from, reach: toPath(path), instead: 'version before' },
  { kind: 'page chunk', app, file: named(`${page}.js`), from, reach: toPath(path), instead: 'version before' },
  { kind: 'page style', app, file: named(`${page}.css`), from, reach: toPath(path), instead: 'version before' },
  { kind: 'texts', app, file: named('texts.js'), from, reach: toPath(path), instead: 'version before' },
]

/** Every kind of file in turn, each on a page where it is not loaded yet. */
export const TAMPERED_FILES: readonly TamperedFile[] = [
  { kind: 'main script', app: 'shell', file: entry, reach: nothing, instead: 'shell before' },
  { kind: 'main style', app: 'shell', file: shellStyle, reach: nothing, instead: 'shell before' },
  ...['ui-overlay.js', 'ui-overlay.css'].map(
    (file): TamperedFile => ({
      kind: file.endsWith('.js') ? 'lazy widgets' : 'style of lazy widgets',
      app: 'shell',
      file: named(file),
      from: LINE,
      reach: confirms,
      instead: 'less, and all the rest',
      // Without a dialog, the sign-in page.
      less: (page) => loginPage(page, TEXTS.en).email,
    }),
  ),
  {
    kind: 'texts of refusals',
    app: 'shell',
    file: named('error-texts.js'),
    from: '/personal_center',
    needs: [
      { address: /^\/api\//, method: 'POST', effect: { kind: 'instead', type: 'application/json', body: REFUSAL } },
    ],
    reach: toPath(LINE),
    instead: 'less, and all the rest',
    less: (page) => page.getByText(SENTENCE).first(),
  },
  ...ofRemote('mf-account', '/', '/personal_center', 'page-personal-center'),
  ...ofRemote('mf-purchase', '/personal_center', LINE, 'page-ticket-details'),
  {
    kind: 'slot chunk',
    app: 'mf-account',
    file: named('slot-login-panel-v1.js'),
    from: LINE,
    reach: confirms,
    instead: 'version before',
  },
  {
    kind: 'slot style',
    app: 'mf-account',
    file: named('slot-login-panel-v1.css'),
    from: LINE,
    reach: confirms,
    instead: 'version before',
  },
]

/** One file of each replacement: `npm run verify -- integrity` has all of them. */
export const EVERYDAY_TAMPERED_FILES = TAMPERED_FILES.filter(({ kind, app }) =>
  ['shell: main script', 'mf-account: page chunk', 'mf-purchase: page style', 'shell: lazy widgets'].includes(
    `${app}: ${kind}`,
  ),
)

export const tamperingName = ({ app, kind }: TamperedFile): string => `${app}: ${kind}`

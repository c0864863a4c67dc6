import type { Page } from '@playwright/test'
import { loginPopup } from '../pages/login-popup'
import { TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { navigate } from '../steps/navigate'
import { passenger, TRAVEL_DATE } from '../steps/passenger'

/** Addresses of orders of the member who visits. */
export interface Orders {
  unpaid: string
  paid: string
}

/** A screen of a remote, on its own page or in a slot of another, and how a visitor gets there and back. */
export interface Story {
  /** Name in rows: the remote's or the slot's. */
  name: string
  remote: string
  /** Its property in the remote's object. */
  list: 'pages' | 'slots'
  key: string
  /** Visible text of the older and of the newer version. */
  older: RegExp
  newer: RegExp
  /** Another page of the same remote stays on the screen around it, so no other version may take its place. */
  isOnOwnPage?: boolean
  /** The visitor must be signed in. */
  isForMembers?: boolean
  /** Page that is open before, and the input there. */
  start: string
  enter: (page: Page) => Promise<void>
  isPreserved: (page: Page) => Promise<boolean>
  reach: (page: Page, orders: Orders | undefined) => Promise<void>
  /** Back to the start. */
  leave: (page: Page) => Promise<void>
  /** A page of another remote, and its visible text. */
  elsewhere: { path: string; sees: RegExp }
}

const TYPED = 'a seat by the window'
const texts = TEXTS.en
const LINE = '/ticket_details?xlmc_1=Hong+Kong+Port&xlmc_2=Zhuhai+Port&xllb=1&xldm=HKGZHO&code_1=HKG&code_2=ZHO'

const typing: Pick<Story, 'enter' | 'isPreserved'> = {
  enter: (page) => page.getByRole('textbox').first().fill(TYPED),
  isPreserved: async (page) =>
    (await page.getByRole('textbox').filter({ visible: true }).first().inputValue()) === TYPED,
}

const back = (page: Page): Promise<void> => page.evaluate(() => history.back())

/** The sentence in the template of a generated remote, and the one of its second version. */
export const MADE = {
  older: 'Tell us what you would like to find here',
  newer: 'Newly told: what would you like to find',
}
/** The text is found under the page's own name: all generated pages have the same. */
const madeSeen = (remote: string) => ({
  older: new RegExp(`${remote}[\\s\\S]*${MADE.older}`),
  newer: new RegExp(`${remote}[\\s\\S]*${MADE.newer.replace('?', '\\?')}`),
})
const madeAt = (path: string): RegExp => new RegExp(`${remoteAt(path)}[\\s\\S]*what (you would|would you) like to find`)

/** Generated remotes, each with one page. */
export const MADE_REMOTES = [
  { remote: 'mf-parking', path: '/parking' },
  { remote: 'mf-lounge', path: '/lounge' },
] as const

const HOME = { path: '/', sees: /Board any (newer )?bus/ }

/** A generated page of a remote that is not among the others; home where there is none left. */
const findPage = (...others: string[]): Story['elsewhere'] => {
  const made = MADE_REMOTES.find(({ remote }) => !others.includes(remote))
  return made ? { path: made.path, sees: madeAt(made.path) } : HOME
}
/** The first generated page of another remote. */
const madePage = (remote?: string): string => MADE_REMOTES.find((made) => made.remote !== remote)?.path ?? ''
const remoteAt = (path: string): string => MADE_REMOTES.find((one) => one.path === path)?.remote ?? ''

const pageStory = (story: Pick<Story, 'remote' | 'key' | 'older' | 'newer' | 'isForMembers'>): Story => {
  const start = madePage(story.remote)
  return {
    ...story,
    ...typing,
    name: story.remote,
    list: 'pages',
    start,
    reach: (page) => navigate(page, story.key),
    leave: back,
    elsewhere: findPage(story.remote, remoteAt(start)),
  }
}

/** The payment panel, in a slot on a page of its own remote. */
const paymentPanel: Story = {
  ...typing,
  name: 'payment-panel.v1',
  remote: 'mf-purchase',
  list: 'slots',
  key: 'payment-panel.v1',
  older: /Payment method/,
  newer: /Payment method/,
  isOnOwnPage: true,
  isForMembers: true,
  start: madePage(),
  reach: (page, orders) => navigate(page, orders?.unpaid ?? ''),
  leave: async (page) => {
    await back(page)
    // Leaving without paying opens a question; on a busy machine it appears late.
    const leave = page.getByRole('button', { name: 'Leave', exact: true })
    const isBlocked = await leave.waitFor({ timeout: 4000 }).then(
      () => true,
      () => false,
    )
    if (isBlocked) await leave.click()
  },
  elsewhere: { path: '/personal_center', sees: /Member number/ },
}

/** The sign-in over a page of another remote: a visitor's confirmation opens it. */
const loginPanel: Story = {
  name: 'login-panel.v1',
  remote: 'mf-account',
  list: 'slots',
  key: 'login-panel.v1',
  older: /Remember my account/,
  newer: /Newly remember my account/,
  start: LINE,
  enter: async (page) => {
    await passenger(page).chooses(TRAVEL_DATE, 2)
    await ticketDetails(page, texts).acceptTerms()
  },
  isPreserved: async (page) => {
    const details = ticketDetails(page, texts)
    return (await details.adults.inputValue()) === '2' && (await details.terms.isChecked())
  },
  reach: (page) => ticketDetails(page, texts).confirm.click(),
  leave: async (page) => {
    await loginPopup(page, texts).dialog.getByRole('button', { name: 'Close', exact: true }).click()
  },
  elsewhere: { path: madePage(), sees: madeAt(madePage()) },
}

/** The e-tickets on the result page of another remote. */
const ticketViewer: Story = {
  ...typing,
  name: 'ticket-viewer.v1',
  remote: 'mf-orders',
  list: 'slots',
  key: 'ticket-viewer.v1',
  older: /Ticket number/,
  newer: /Newly numbered ticket/,
  isForMembers: true,
  start: madePage(),
  reach: (page, orders) => navigate(page, orders?.paid ?? ''),
  leave: back,
  elsewhere: { path: '/personal_center', sees: /Member number/ },
}

export const PAGE_STORIES: readonly Story[] = [
  pageStory({
    remote: 'mf-purchase',
    key: '/',
    older: /Board any bus/,
    newer: /Board any newer bus/,
  }),
  pageStory({
    remote: 'mf-account',
    key: '/login',
    older: /Sign in with your e-mail/,
    newer: /Newly sign in with your e-mail/,
  }),
  pageStory({
    remote: 'mf-orders',
    key: '/my_order',
    older: /To pay/,
    newer: /Newly to pay/,
    isForMembers: true,
  }),
  // The generated remotes are alike: one is broken, the other is the start and the end of visits.
  ...MADE_REMOTES.slice(0, 1).map(({ remote, path }) => pageStory({ remote, key: path, ...madeSeen(remote) })),
]

export const SLOT_STORIES: readonly Story[] = [loginPanel, paymentPanel, ticketViewer]
export const STORIES: readonly Story[] = [...PAGE_STORIES, ...SLOT_STORIES]

/** Texts of a remote that its second version replaces. */
export const OTHER_TEXTS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'mf-purchase': [['Board any bus', 'Board any newer bus']],
  'mf-account': [
    ['Sign in with your e-mail', 'Newly sign in with your e-mail'],
    ['Remember my account', 'Newly remember my account'],
  ],
  'mf-orders': [
    ['Ticket number', 'Newly numbered ticket'],
    ['To pay', 'Newly to pay'],
  ],
  ...Object.fromEntries(MADE_REMOTES.map(({ remote }) => [remote, [[MADE.older, MADE.newer] as const]])),
}

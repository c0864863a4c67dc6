import type { Page } from '@playwright/test'
import { loginPopup } from '../pages/login-popup'
import { TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { navigate } from '../steps/navigate'
import { passenger, TRAVEL_DATE } from '../steps/passenger'

/** Addresses of orders of the account that plays. */
export interface Orders {
  unpaid: string
  paid: string
}

/** Something a remote draws, on its own page or in a slot of another, and how a visitor comes there and back. */
export interface Story {
  /** In rows: the remote's name or the slot's. */
  name: string
  remote: string
  /** Its place in the remote's object. */
  list: 'pages' | 'slots'
  key: string
  /** What of it can be seen, in the older and in the newer version. */
  older: RegExp
  newer: RegExp
  /** Another page of the same remote stays on the screen round it, so no other version may take its place. */
  isOnOwnPage?: boolean
  /** The visitor must be signed in. */
  isForMembers?: boolean
  /** Page that is open before, and what is entered there. */
  start: string
  enter: (page: Page) => Promise<void>
  isKept: (page: Page) => Promise<boolean>
  reach: (page: Page, orders: Orders | undefined) => Promise<void>
  /** Back to the start. */
  leave: (page: Page) => Promise<void>
  /** A page of another remote, and what of it can be seen. */
  elsewhere: { path: string; sees: RegExp }
}

const TYPED = 'a seat by the window'
const texts = TEXTS.en
const LINE = '/ticket_details?xlmc_1=Hong+Kong+Port&xlmc_2=Zhuhai+Port&xllb=1&xldm=HKGZHO&code_1=HKG&code_2=ZHO'

const typing: Pick<Story, 'enter' | 'isKept'> = {
  enter: (page) => page.getByRole('textbox').first().fill(TYPED),
  isKept: async (page) => (await page.getByRole('textbox').filter({ visible: true }).first().inputValue()) === TYPED,
}

const back = (page: Page): Promise<void> => page.evaluate(() => history.back())

/** The sentence that the template of a made remote has, and the one its second version has. */
export const MADE = {
  older: 'Tell us what you would like to find here',
  newer: 'Newly told: what would you like to find',
}
/** Under the page's own name: all made pages say the same. */
const madeSeen = (remote: string) => ({
  older: new RegExp(`${remote}[\\s\\S]*${MADE.older}`),
  newer: new RegExp(`${remote}[\\s\\S]*${MADE.newer.replace('?', '\\?')}`),
})
const madeAt = (path: string): RegExp => new RegExp(`${remoteAt(path)}[\\s\\S]*what (you would|would you) like to find`)

/** Remotes that the generator makes, each with one page. */
export const MADE_REMOTES = [
  { remote: 'mf-parking', path: '/parking' },
  { remote: 'mf-lounge', path: '/lounge' },
] as const

const HOME = { path: '/', sees: /Board any (newer )?bus/ }

/** A made page of another remote than those already in play; home where there is none left. */
const findPage = (...others: string[]): Story['elsewhere'] => {
  const made = MADE_REMOTES.find(({ remote }) => !others.includes(remote))
  return made ? { path: made.path, sees: madeAt(made.path) } : HOME
}
/** The first made page that is none of this remote's. */
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
    // Who leaves without paying is asked; on a busy machine the question takes a while.
    const leave = page.getByRole('button', { name: 'Leave', exact: true })
    const isAsked = await leave.waitFor({ timeout: 4000 }).then(
      () => true,
      () => false,
    )
    if (isAsked) await leave.click()
  },
  elsewhere: { path: '/personal_center', sees: /Member number/ },
}

/** The sign-in over a page of another remote: confirming as a visitor opens it. */
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
  isKept: async (page) => {
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
  // The made remotes are alike: one is broken, the other is where visitors come from and go to.
  ...MADE_REMOTES.slice(0, 1).map(({ remote, path }) => pageStory({ remote, key: path, ...madeSeen(remote) })),
]

export const SLOT_STORIES: readonly Story[] = [loginPanel, paymentPanel, ticketViewer]
export const STORIES: readonly Story[] = [...PAGE_STORIES, ...SLOT_STORIES]

/** Texts of a remote that its second version says in other texts. */
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

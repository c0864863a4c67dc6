/** Tag that `npm test` selects; only `npm run verify -- journeys` runs the rest. */
const TAG = '@npm-test'
const story = (promise: string) => ({ tag: TAG, annotation: { type: 'promise', description: promise } })

/**
 * The browser stories of `npm test`: one for each payment method, one for each guarantee of the composition. A story
 * names its entry as the details of its test; a new one replaces another, or raises the ceiling in
 * platform/src/test-run.
 */
export const NPM_TEST = {
  card: story('a day ticket is bought by card, from the home page to the e-ticket'),
  octopus: story('an order is paid by Octopus after a refused try'),
  bank: story('an order is paid at the bank’s page after a cancelled try'),
  wallet: story('an order is paid in the wallet inside WeChat'),
  coupon: story('a coupon pays a whole ticket, without a provider'),
  roundTrip: story('both ways are one order and one payment'),
  airport: story('a seat of the airport line is bought, changed once and refunded'),
  refund: story('one ticket of an order is refunded by its passenger'),
  staffRefund: story('a clerk approves a request, and two of the staff a refund at a changed fee'),
  firstLoad: story('a first visit stays within its budget of files'),
  deepLinks: story('every public page opens by its address, in three languages by turns'),
  language: story('the chosen language holds at once and on the next visit'),
  failedRemote: story('a remote that does not load leaves a card and the rest of the site'),
  integrity: story('a changed file never runs: the version before does'),
  preview: story('staff see a build that the other visitors do not'),
  killSwitch: story('a closed remote leaves open tabs and comes back'),
  rollback: story('a remote that is rolled back comes in the version before, without a reload'),
  oldTab: story('a tab that is too old reloads without losing what was chosen'),
  frames: story('scripts of providers reach neither storage nor page, and money passes through them'),
} as const

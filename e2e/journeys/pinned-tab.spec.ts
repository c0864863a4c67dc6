import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test'
import { home } from '../pages/home'
import { result } from '../pages/result'
import { TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { drawnVersions, shownVersion } from '../releases/drawn-versions'
import { type App, test as base } from '../releases/released-site'
import { type WatchedDocuments, watchDocuments } from '../releases/watch-documents'
import { openTab } from '../steps/open-tab'
import { passenger, TRAVEL_DATE } from '../steps/passenger'
import { NPM_TEST } from '../stories/npm-test-stories'

const texts = TEXTS.en

const test = base.extend<{ documents: WatchedDocuments }>({
  documents: async ({ page }, use) => use(await watchDocuments(page)),
})

/** Every file that the open document requested is of these versions. */
const runs = (documents: WatchedDocuments, versions: Partial<Record<App, readonly string[]>>): void =>
  expect(Object.fromEntries(documents.current())).toEqual(versions)

const opensHome = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/webhtml/?lang=en`)
  await expect(home(page, texts).line).toBeVisible()
}

test('a tab finishes its purchase on the versions it started with, over several publishes', async ({
  page,
  releasedSite,
  documents,
}) => {
  const { actions, next } = releasedSite
  const before = await releasedSite.live()
  const visitor = passenger(page)
  const tab = openTab(page)
  await test.step('Given a visitor who has chosen a day', async () => {
    await visitor.opensTheLine(releasedSite)
    await tab.mark()
    await visitor.chooses(TRAVEL_DATE, 2)
    expect(await shownVersion(page)).toBe(before['mf-purchase'])
  })
  await test.step('When every app is published, one of them twice', async () => {
    const [first, account, orders, shell, second] = [
      next('mf-purchase'),
      next('mf-account'),
      next('mf-orders'),
      next('shell'),
      next('mf-purchase'),
    ]
    for (const { dist } of [first, account, orders, shell, second]) await actions.publish(dist)
    expect(await releasedSite.live()).toMatchObject({
      shell: shell.version,
      'mf-purchase': second.version,
      'mf-account': account.version,
      'mf-orders': orders.version,
    })
    await tab.comesBack()
  })
  await test.step('Then the rest of the purchase, with the parts of other remotes, is of the previous versions', async () => {
    await visitor.acceptsAndConfirms()
    await visitor.signsIn()
    await visitor.seesThePaymentPage()
    expect(await shownVersion(page)).toBe(before['mf-purchase'])
    await visitor.opensTheCardForm()
    await visitor.paysByCard()
    await expect(result(page, texts).qrCode.first()).toBeVisible()
    expect(await shownVersion(page)).toBe(before['mf-purchase'])
    await tab.isStillTheSame()
    runs(documents, {
      shell: [before.shell],
      'mf-purchase': [before['mf-purchase']],
      'mf-account': [before['mf-account']],
      'mf-orders': [before['mf-orders']],
    })
  })
  await test.step('And a reload loads the next versions', async () => {
    const now = await releasedSite.live()
    await page.reload()
    await expect(result(page, texts).qrCode.first()).toBeVisible()
    expect(await shownVersion(page)).toBe(now['mf-purchase'])
    runs(documents, {
      shell: [now.shell],
      'mf-purchase': [now['mf-purchase']],
      'mf-orders': [now['mf-orders']],
    })
  })
  await test.step('And the old builds are still served', async () => {
    const record = await fetch(`${releasedSite.url}/webhtml/shell/${before.shell}/remote.json`)
    const { files } = (await record.json()) as { files: Record<string, unknown> }
    expect(Object.keys(files).length).toBeGreaterThan(5)
    for (const name of Object.keys(files)) {
      const answer = await fetch(`${releasedSite.url}/webhtml/shell/${before.shell}/${name}`)
      expect([name, answer.status, answer.headers.get('cache-control')]).toEqual([
        name,
        200,
        expect.stringContaining('immutable'),
      ])
    }
  })
})

test(
  'a remote that is rolled back before it is opened loads in the previous version without a reload',
  NPM_TEST.rollback,
  async ({ page, releasedSite, documents }) => {
    const { actions, next } = releasedSite
    const before = await releasedSite.live()
    await actions.publish(next('mf-account').dist)
    const tab = openTab(page)
    await opensHome(page, releasedSite.url)
    await tab.mark()
    runs(documents, { shell: [before.shell], 'mf-purchase': [before['mf-purchase']] })
    await tab.followsRollback('mf-account', () => actions.rollback('mf-account'))
    await page.getByRole('link', { name: texts.my, exact: true }).click()
    await expect(page.getByText(texts.welcome)).toBeVisible()
    expect(await shownVersion(page)).toBe(before['mf-account'])
    await tab.isStillTheSame()
    expect(documents.current().get('mf-account')).toEqual([before['mf-account']])
  },
)

test('a page that is rolled back while it is open stays until the visitor leaves it, with its input', async ({
  page,
  releasedSite,
  documents,
}) => {
  const { actions, next } = releasedSite
  const before = await releasedSite.live()
  const { version: published, dist } = next('mf-purchase')
  await actions.publish(dist)
  const visitor = passenger(page)
  const details = ticketDetails(page, texts)
  const tab = openTab(page)
  await visitor.opensTheLine(releasedSite)
  await tab.mark()
  await visitor.chooses(TRAVEL_DATE, 4)
  await test.step('When it is rolled back, the page stays as it is', async () => {
    await tab.followsRollback('mf-purchase', () => actions.rollback('mf-purchase'))
    await details.oneMoreAdult.click()
    await expect(details.adults).toHaveValue('5')
    expect(await shownVersion(page)).toBe(published)
  })
  await test.step('And it is of the previous version after a visit of another remote', async () => {
    await page.getByRole('link', { name: texts.privacyTerms }).click()
    await expect(page.getByRole('heading', { level: 1, name: texts.privacyTerms })).toBeVisible()
    await page.goBack()
    await expect(details.adults).toHaveValue('5')
    expect(await shownVersion(page)).toBe(before['mf-purchase'])
    expect((await drawnVersions(page))['mf-purchase']).toEqual([before['mf-purchase']])
    await tab.isStillTheSame()
    expect(documents.current().get('mf-purchase')).toEqual([published, before['mf-purchase']])
  })
})

test('a closed remote shows the closed page, and opens again without a reload', async ({ page, releasedSite }) => {
  const { actions } = releasedSite
  const tab = openTab(page)
  await opensHome(page, releasedSite.url)
  await tab.mark()
  await actions.disable('mf-account')
  await tab.comesBack()
  await page.getByRole('link', { name: texts.my, exact: true }).click()
  await expect(page.getByText(texts.closed)).toBeVisible()
  await test.step('And everything else works', async () => {
    await page.getByRole('link', { name: texts.buy, exact: true }).click()
    await expect(home(page, texts).line).toBeVisible()
  })
  await test.step('When it is opened again, the same tab has it', async () => {
    await actions.enable('mf-account')
    await tab.comesBack()
    await page.getByRole('link', { name: texts.my, exact: true }).click()
    await expect(page.getByText(texts.welcome)).toBeVisible()
    await tab.isStillTheSame()
  })
})

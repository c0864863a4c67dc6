import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BrowserContextOptions, devices, type Page } from '@playwright/test'
import { startFreshService, TODAY } from '../fixtures/service'
import { test as base, expect } from '../fixtures/test'
import { home } from '../pages/home'
import { loginPage } from '../pages/login-page'
import { preview } from '../pages/preview'
import { TEXTS } from '../pages/texts'
import { shownVersion } from '../releases/drawn-versions'
import { type Reissue, reissueBuild } from '../releases/reissue-build'
import { releaseTool } from '../releases/release-tool'
import { STAFF } from '../releases/staff-cookie'
import { MEMBER } from '../steps/passenger'
import { NPM_TEST } from '../stories/npm-test-stories'

const texts = TEXTS.en
const root = resolve(import.meta.dirname, '../..')
const { defaultBrowserType: _, ...PHONE } = devices['Pixel 7'] as BrowserContextOptions & {
  defaultBrowserType: string
}
const MARK = 'My previewed account'
const ACCEPT_REFUSED = /status 40[0-4]: .*preview\/accept|console error: .*preview\/accept/

interface ReleasedSite {
  url: string
  /** Build that is only visible by the link. */
  previewed: Reissue
  /** Printed by the release tool. */
  link: string
  /** The same site two hours later. */
  laterOn: () => Promise<void>
}

/** One site for all of these tests; the last one moves its clock. */
const test = base.extend<object, { releasedSite: ReleasedSite }>({
  releasedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const scratch = mkdtempSync(join(tmpdir(), 'shuttle-preview-'))
      const site = await startFreshService()
      const edit = (text: string) => text.replaceAll(/(\\?["'`])Account\1/g, `$1${MARK}$1`)
      const previewed = reissueBuild(join(root, 'mf-account/dist'), scratch, 'preview001', edit)
      const page = ['--page', '/personal_center?from=link']
      const printed = await releaseTool(site, 'preview', 'mf-account', '--dist', previewed.dist, ...page)
      const link = /http\S+/.exec(printed)?.[0] ?? ''
      await use({
        url: site.url,
        previewed,
        link,
        laterOn: () => site.restart({ SHUTTLE_CLOCK: `${TODAY}T11:00:00+08:00` }),
      })
      await site.stop()
      rmSync(scratch, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  // So that the site of other stories is not started beside it.
  baseURL: async ({ releasedSite }, use) => use(`${releasedSite.url}/webhtml/`),
})

const opensTheLinkAndSignsIn = async (page: Page, link: string, account: string): Promise<void> => {
  await page.goto(link)
  await expect(page).toHaveURL(/\/login/)
  await loginPage(page, texts).signIn(account)
}

const opensMyAccount = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/webhtml/personal_center?lang=en`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test(
  'staff try a build on the running site with a phone, and leave it by one tap',
  NPM_TEST.preview,
  async ({ newPassenger, inspect, releasedSite }) => {
    const phone = await newPassenger({ ...PHONE, locale: 'en-GB' })
    const { badge } = preview(phone)
    await test.step('When they open the link, the sign-in retains it and the page it opens', async () => {
      await opensTheLinkAndSignsIn(phone, releasedSite.link, STAFF)
      await expect(phone).toHaveURL(`${releasedSite.url}/webhtml/personal_center?from=link`)
    })
    await test.step('Then the build is on the screen, and a badge names it on every page', async () => {
      await expect(phone.getByText(MARK).first()).toBeVisible()
      expect(await shownVersion(phone)).toBe(releasedSite.previewed.version)
      await expect(badge).toContainText(releasedSite.previewed.version)
      await inspect('preview-account', phone)
      await phone.goto(`${releasedSite.url}/webhtml/?lang=en`)
      await expect(home(phone, texts).line).toBeVisible()
      await expect(badge).toBeVisible()
      await inspect('preview-home', phone)
    })
    await test.step('And no other visitor has it, signed in or not', async () => {
      const other = await newPassenger()
      await opensMyAccount(other, releasedSite.url)
      expect(await shownVersion(other)).not.toBe(releasedSite.previewed.version)
      await expect(other.getByText(MARK)).toHaveCount(0)
      await expect(preview(other).badge).toHaveCount(0)
    })
    await test.step('And the badge is in the language of the page', async () => {
      for (const [tag, badgeText] of [
        ['zh-Hant', /預覽中.*結束預覽/],
        ['zh-Hans', /预览中.*结束预览/],
      ] as const) {
        await phone.goto(`${releasedSite.url}/webhtml/?lang=${tag}`)
        await expect(badge).toContainText(badgeText)
      }
      await opensMyAccount(phone, releasedSite.url)
    })
    await test.step('When they tap the badge, the site has the live versions', async () => {
      await badge.tap()
      await expect(badge).toHaveCount(0)
      await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await shownVersion(phone)).not.toBe(releasedSite.previewed.version)
      await expect(phone.getByText(MARK)).toHaveCount(0)
    })
  },
)

const REFUSED_LINKS = [
  {
    what: 'a forged link',
    // Another text in the part that was signed, as somebody would try.
    change: (link: string) => link.replace(/token=(.)/, (_, first: string) => `token=${first === 'a' ? 'b' : 'a'}`),
  },
  { what: 'half a link', change: (link: string) => link.replace(/.{9}&page=.*/, '') },
  { what: 'no token at all', change: (link: string) => link.split('?')[0] ?? '' },
]

test('staff with an invalid link see a message and the live site', async ({ page, watch, inspect, releasedSite }) => {
  watch.expect(ACCEPT_REFUSED)
  for (const [at, { what, change }] of REFUSED_LINKS.entries()) {
    await test.step(`When the link is ${what}`, async () => {
      if (at === 0) await opensTheLinkAndSignsIn(page, change(releasedSite.link), STAFF)
      else await page.goto(change(releasedSite.link))
      await expect(preview(page).refused(/has expired or is incomplete/)).toBeVisible()
    })
  }
  await inspect('preview-refused')
  await opensMyAccount(page, releasedSite.url)
  expect(await shownVersion(page)).not.toBe(releasedSite.previewed.version)
  await expect(preview(page).badge).toHaveCount(0)
})

test('a modified link opens no other site', async ({ page, watch, releasedSite }) => {
  watch.expect(/404.*example\.com/)
  await opensTheLinkAndSignsIn(page, releasedSite.link.replace(/page=.*/, 'page=%2F%2Fexample.com%2F'), STAFF)
  await expect(page).toHaveURL(`${releasedSite.url}/webhtml//example.com/`)
})

test('a member with a link sees that it is for staff, and the live site', async ({ page, inspect, releasedSite }) => {
  await opensTheLinkAndSignsIn(page, releasedSite.link, MEMBER)
  await expect(preview(page).refused(/^for staff only/i)).toBeVisible()
  await inspect('preview-not-staff')
  await opensMyAccount(page, releasedSite.url)
  expect(await shownVersion(page)).not.toBe(releasedSite.previewed.version)
  await expect(preview(page).badge).toHaveCount(0)
})

test('preview and link end when their time is over', async ({ newPassenger, page, watch, releasedSite }) => {
  watch.expect(ACCEPT_REFUSED)
  const phone = await newPassenger(PHONE)
  await opensTheLinkAndSignsIn(phone, releasedSite.link, STAFF)
  await expect(preview(phone).badge).toBeVisible()
  // The site is away for a moment, and an open page queries withdrawals every few seconds.
  await phone.goto('about:blank')
  await releasedSite.laterOn()
  await phone.goto(`${releasedSite.url}/webhtml/?lang=en`)
  await expect(home(phone, texts).line).toBeVisible()
  await expect(preview(phone).badge).toHaveCount(0)
  await opensTheLinkAndSignsIn(page, releasedSite.link, STAFF)
  await expect(preview(page).refused(/has expired/)).toBeVisible()
})

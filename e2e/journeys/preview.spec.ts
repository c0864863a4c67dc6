import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BrowserContextOptions, devices, type Page } from '@playwright/test'
import { startFreshService, TODAY } from '../fixtures/service'
import { test as base, expect } from '../fixtures/test'
import { home } from '../pages/home'
import { loginPage } from '../pages/login-page'
import { preview } from '../pages/preview'
import { WORDS } from '../pages/words'
import { shownVersion } from '../releases/drawn-versions'
import { type Reissue, reissueBuild } from '../releases/reissue-build'
import { releaseTool } from '../releases/release-tool'
import { STAFF } from '../releases/staff-cookie'
import { MEMBER } from '../steps/traveller'

const words = WORDS.en
const root = resolve(import.meta.dirname, '../..')
const { defaultBrowserType: _, ...PHONE } = devices['Pixel 7'] as BrowserContextOptions & {
  defaultBrowserType: string
}
const MARK = 'My previewed account'
const ACCEPT_REFUSED = /status 40[0-4]: .*preview\/accept|console error: .*preview\/accept/

interface Stage {
  url: string
  /** Build that is only to be seen by the link. */
  previewed: Reissue
  /** Printed by the release tool. */
  link: string
  /** The same site two hours later. */
  laterOn: () => Promise<void>
}

/** One site for all of these tests; the last one moves its clock. */
const test = base.extend<object, { stage: Stage }>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const scratch = mkdtempSync(join(tmpdir(), 'shuttle-preview-'))
      const site = await startFreshService()
      const edit = (text: string) => text.replaceAll('My account', MARK)
      const previewed = reissueBuild(join(root, 'mf-account/dist'), scratch, 'preview001', edit)
      const printed = await releaseTool(site, 'preview', 'mf-account', '--dist', previewed.dist)
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
})

const opensTheLinkAndSignsIn = async (page: Page, link: string, account: string): Promise<void> => {
  await page.goto(link)
  await expect(page).toHaveURL(/\/login/)
  await loginPage(page, words).signIn(account)
}

const opensMyAccount = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/webhtml/personal_center?lang=en`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('staff try a build on the running site with a phone, and leave it by one tap', async ({
  meetTraveller,
  inspect,
  stage,
}) => {
  const phone = await meetTraveller({ ...PHONE, locale: 'en-GB' })
  const { badge } = preview(phone)
  await test.step('When they open the link, sign-in comes between and does not lose it', async () => {
    await opensTheLinkAndSignsIn(phone, stage.link, STAFF)
    await expect(home(phone, words).line).toBeVisible()
    await expect(phone).toHaveURL(`${stage.url}/webhtml/`)
  })
  await test.step('Then a badge names the build on every page, and the build is on the screen', async () => {
    await expect(badge).toContainText(stage.previewed.version)
    await inspect('preview-home', phone)
    await phone.getByRole('link', { name: words.my, exact: true }).tap()
    await expect(phone.getByText(MARK).first()).toBeVisible()
    expect(await shownVersion(phone)).toBe(stage.previewed.version)
    await expect(badge).toBeVisible()
    await inspect('preview-account', phone)
  })
  await test.step('And nobody else has it, signed in or not', async () => {
    const other = await meetTraveller()
    await opensMyAccount(other, stage.url)
    expect(await shownVersion(other)).not.toBe(stage.previewed.version)
    await expect(other.getByText(MARK)).toHaveCount(0)
    await expect(preview(other).badge).toHaveCount(0)
  })
  await test.step('In the language of the page', async () => {
    for (const [tag, said] of [
      ['zh-Hant', /預覽中.*結束預覽/],
      ['zh-Hans', /预览中.*结束预览/],
    ] as const) {
      await phone.goto(`${stage.url}/webhtml/?lang=${tag}`)
      await expect(badge).toContainText(said)
    }
    await opensMyAccount(phone, stage.url)
  })
  await test.step('When they tap the badge, the site is as everybody has it', async () => {
    await badge.tap()
    await expect(badge).toHaveCount(0)
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await shownVersion(phone)).not.toBe(stage.previewed.version)
    await expect(phone.getByText(MARK)).toHaveCount(0)
  })
})

const REFUSED_LINKS = [
  {
    what: 'a forged link',
    // Another text in the part that was signed, as somebody would try.
    change: (link: string) => link.replace(/token=(.)/, (_, first: string) => `token=${first === 'a' ? 'b' : 'a'}`),
  },
  { what: 'half a link', change: (link: string) => link.slice(0, -9) },
  { what: 'no token at all', change: (link: string) => link.split('?')[0] ?? '' },
]

test('staff with a link that is not sound are told so, and see the site as it is', async ({
  page,
  watch,
  inspect,
  stage,
}) => {
  watch.expect(ACCEPT_REFUSED)
  for (const [at, { what, change }] of REFUSED_LINKS.entries()) {
    await test.step(`When the link is ${what}`, async () => {
      if (at === 0) await opensTheLinkAndSignsIn(page, change(stage.link), STAFF)
      else await page.goto(change(stage.link))
      await expect(preview(page).refused(/has expired or is incomplete/)).toBeVisible()
    })
  }
  await inspect('preview-refused')
  await opensMyAccount(page, stage.url)
  expect(await shownVersion(page)).not.toBe(stage.previewed.version)
  await expect(preview(page).badge).toHaveCount(0)
})

test('a member with a link is told that it is for staff, and sees the site as it is', async ({
  page,
  inspect,
  stage,
}) => {
  await opensTheLinkAndSignsIn(page, stage.link, MEMBER)
  await expect(preview(page).refused(/^for staff only/i)).toBeVisible()
  await inspect('preview-not-staff')
  await opensMyAccount(page, stage.url)
  expect(await shownVersion(page)).not.toBe(stage.previewed.version)
  await expect(preview(page).badge).toHaveCount(0)
})

test('preview and link end by themselves when their time is over', async ({ meetTraveller, page, watch, stage }) => {
  watch.expect(ACCEPT_REFUSED)
  const phone = await meetTraveller(PHONE)
  await opensTheLinkAndSignsIn(phone, stage.link, STAFF)
  await expect(preview(phone).badge).toBeVisible()
  // The site is away for a moment: nothing may be under way.
  await phone.waitForLoadState('networkidle')
  await stage.laterOn()
  await phone.goto(`${stage.url}/webhtml/?lang=en`)
  await expect(home(phone, words).line).toBeVisible()
  await expect(preview(phone).badge).toHaveCount(0)
  await opensTheLinkAndSignsIn(page, stage.link, STAFF)
  await expect(preview(page).refused(/has expired/)).toBeVisible()
})

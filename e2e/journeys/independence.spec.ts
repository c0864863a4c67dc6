import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type BuildRecord, type PageBootData, unpackRegistry } from '@shuttle/contracts'
import type { Service } from '../fixtures/service'
import { expect, test } from '../fixtures/test'
import { type StandaloneRemote, startStandaloneRemote } from '../independence/standalone-remote'
import { loginPopup } from '../pages/login-popup'
import { result } from '../pages/result'
import { TEXTS } from '../pages/texts'
import { passenger, TRAVEL_DATE } from '../steps/passenger'

const REMOTE = 'mf-account'
const texts = TEXTS.en
/**
 * The root runs every test of the remote anyway; alone, some of each kind prove that tests run there. `npm run verify`
 * runs all.
 */
const TESTS = process.env.EVERY_LANGUAGE ? [] : ['--testPathPatterns', 'src/domain/|remote|pages/(login|my-coupon)']
const BEFORE = 'Services'
const AFTER = 'What you can do here'

const readVersion = (remote: StandaloneRemote): string =>
  (JSON.parse(readFileSync(join(remote.dir, 'dist/remote.json'), 'utf8')) as BuildRecord).version

/** Version of the remote in an open page. */
const versionIn = async (page: Page): Promise<string | undefined> => {
  const boot = JSON.parse((await page.locator('#boot').textContent()) ?? '') as PageBootData
  return unpackRegistry(boot.registry.remotes).find(({ name }) => name === REMOTE)?.version
}

test.describe('a team with one remote and packed packages', () => {
  test.describe.configure({ mode: 'serial' })
  let remote: StandaloneRemote

  /** Publishes by the release tool that came packed with the preset, and the team's own key. */
  const publish = (site: Service): string => {
    const key = join(site.dataDir, 'keys', `${REMOTE}.pem`)
    return remote.npm('run', 'release', '--', 'publish', REMOTE, '--site', site.url, '--key', key)
  }

  test.beforeAll(() => {
    remote = startStandaloneRemote(REMOTE)
  })
  test.afterAll(() => remote.remove())

  test('installs, builds, checks and tests it in an empty folder', () => {
    remote.npm('ci', '--prefer-offline', '--no-audit', '--no-fund')
    const packages = join(remote.dir, 'node_modules/@shuttle')
    expect(readdirSync(packages)).toContain('host')
    const links = readdirSync(packages).filter((name) => lstatSync(join(packages, name)).isSymbolicLink())
    expect(links, 'nothing leads back to the root').toEqual([])
    remote.npm('run', 'build')
    remote.npm('run', 'types')
    remote.npm('test', '--', '-w', '2', ...TESTS)
    console.log(`${REMOTE} alone: ${remote.took()}`)
  })

  test('publishes it twice while a tab buys a ticket', async ({ page, newPassenger, startSite }) => {
    const site = await startSite({})
    const buyer = passenger(page)
    const openCentre = async (): Promise<Page> => {
      const other = await newPassenger()
      await other.goto(`${site.url}/webhtml/personal_center?lang=en`)
      await expect(other.getByRole('heading', { level: 2 })).toBeVisible()
      return other
    }

    await test.step('Given a passenger who has chosen a day', async () => {
      await buyer.opensTheLine(site)
      await buyer.chooses(TRAVEL_DATE)
    })
    const before = await versionIn(page)

    await test.step('When the team publishes its build, then new pages get it and the open tab does not', async () => {
      expect(publish(site)).toContain(`${REMOTE}: live ${readVersion(remote)}`)
      const other = await openCentre()
      expect(await versionIn(other)).toBe(readVersion(remote))
      expect(await versionIn(other)).not.toBe(before)
      await expect(other.getByRole('heading', { level: 2 })).toHaveText(BEFORE)
    })
    await test.step('And the passenger confirms, and the sign-in has the version of their tab', async () => {
      await buyer.acceptsAndConfirms()
      await expect(loginPopup(page, texts).dialog).toBeVisible()
    })
    await test.step('When the team changes a text and publishes again', async () => {
      remote.edit('src/i18n/en.ts', `shortcuts: '${BEFORE}'`, `shortcuts: '${AFTER}'`)
      const first = readVersion(remote)
      remote.npm('run', 'build')
      expect(readVersion(remote)).not.toBe(first)
      publish(site)
    })
    await test.step('Then a new page shows the new text', async () => {
      const other = await openCentre()
      await expect(other.getByRole('heading', { level: 2 })).toHaveText(AFTER)
      expect(await versionIn(other)).toBe(readVersion(remote))
    })
    await test.step('And the open tab buys its ticket', async () => {
      await buyer.signsIn()
      await buyer.seesThePaymentPage()
      await buyer.opensTheCardForm()
      await buyer.paysByCard()
      await expect(result(page, texts).paid).toBeVisible()
      await expect(result(page, texts).qrCode.first()).toBeVisible()
    })
    await test.step('And it still runs the version it began with', async () => {
      await result(page, texts).backHome.click()
      await page.getByRole('link', { name: 'My', exact: true }).click()
      await expect(page.getByRole('heading', { level: 2, name: BEFORE })).toBeVisible()
      expect(await versionIn(page)).toBe(before)
    })
    await test.step('And it runs the new version once it is opened anew', async () => {
      await page.reload()
      await expect(page.getByRole('heading', { level: 2, name: AFTER })).toBeVisible()
      expect(await versionIn(page)).toBe(readVersion(remote))
    })
  })
})

import { BASE_PATH } from '@shuttle/contracts'
import { test as base, expect } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { loginPage } from '../pages/login-page'
import { TAGS, TEXTS } from '../pages/texts'
import { type FaultProxy, startFaultProxy } from '../proxy/fault-proxy'
import { navigate } from '../steps/navigate'
import { NPM_TEST } from '../stories/npm-test-stories'

const test = base.extend<{ wire: FaultProxy }>({
  wire: async ({ site }, use) => {
    const proxy = await startFaultProxy(site.url)
    await use(proxy)
    await proxy.stop()
  },
})

const ofAccount = (file: string): RegExp => new RegExp(`^${BASE_PATH}remotes/mf-account/[^/]+/${file}(\\?|$)`)
const NOT_FOUND = { kind: 'status', status: 404 } as const

for (const language of languagesInTurn(1)) {
  const texts = TEXTS[language]

  test(
    `a page without bottom bar that cannot be shown leads home, in ${language}`,
    NPM_TEST.failedRemote,
    async ({ page, wire, watch, inspect }) => {
      watch.expect(/404/)
      wire.add({ address: ofAccount('slot-login-panel-v1\\.js'), effect: NOT_FOUND })
      await page.goto(`${wire.url}${BASE_PATH}?lang=${TAGS[language]}`)
      await expect(page.getByRole('navigation')).toBeVisible()
      await navigate(page, '/login')
      const home = page.getByRole('link', { name: texts.backHome, exact: true })
      await expect(home).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await inspect(`fault-card-${language}`)
      await home.click()
      await expect(page).toHaveURL(`${wire.url}${BASE_PATH}`)
      await expect(page.getByRole('navigation')).toBeVisible()
    },
  )

  test(`a page whose build is gone leads to a reload, in ${language}`, async ({ page, wire, watch, inspect }) => {
    watch.expect(/404/)
    await page.goto(`${wire.url}${BASE_PATH}?lang=${TAGS[language]}`)
    await expect(page.getByRole('navigation')).toBeVisible()
    const found = wire.add({ address: ofAccount('.*'), effect: NOT_FOUND })
    await navigate(page, '/login')
    const card = page.getByRole('region', { name: texts.siteChanged })
    const reload = card.getByRole('button', { name: texts.reload, exact: true })
    await expect(reload).toBeVisible()
    await inspect(`forgotten-build-${language}`)
    found()
    await reload.click()
    await expect(loginPage(page, texts).email).toBeVisible()
  })
}

test('a dialog whose file does not arrive reports it, and opens at the next try', async ({ page, wire, account }) => {
  const texts = TEXTS.en
  await page.goto(`${wire.url}${BASE_PATH}login?lang=en`)
  await loginPage(page, texts).signIn(account)
  await expect(page.getByRole('navigation')).toBeVisible()
  await navigate(page, '/personal_center')
  const signOut = page.getByRole('button', { name: 'Sign out', exact: true })
  const answers = wire.add({ address: /\/ui-overlay\.js$/, effect: { kind: 'dead' } })
  await signOut.click()
  await expect(page.getByText('This did not load. Check your connection and try again.')).toBeVisible()
  answers()
  await signOut.click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(wire.all.filter(({ address }) => address.includes('/ui-overlay.js'))).toHaveLength(2)
})

test('a refusal whose texts do not arrive shows the message of the answer', async ({ page, wire, watch, account }) => {
  const texts = TEXTS.en
  watch.expect(/40\d/)
  await page.goto(`${wire.url}${BASE_PATH}login?lang=en`)
  await loginPage(page, texts).signIn(account)
  await expect(page.getByRole('navigation')).toBeVisible()
  const refusal = { code: 'DATE_TOO_FAR', message: 'said by the answer', responseData: null, sysTime: 0 }
  const body = JSON.stringify(refusal)
  wire.add({ address: /query\.wx\.order\.record/, effect: { kind: 'instead', type: 'application/json', body } })
  wire.add({ address: /\/error-texts\.js/, effect: { kind: 'dead' } })
  await navigate(page, '/my_order')
  await expect(page.getByText(refusal.message)).toBeVisible()
  expect(wire.hit.filter(({ address }) => address.includes('error-texts'))).toHaveLength(1)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BASE_PATH } from '@shuttle/contracts'
import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { reissueBuild } from '../releases/reissue-build'
import { releaseActions } from '../releases/release-actions'
import { DESKTOP, signInToBackoffice } from '../steps/sign-in-to-backoffice'

const root = resolve(import.meta.dirname, '../..')
const STOP = { en: 'Stop trial', 'zh-cn': '停止试行', 'zh-hk': '停止試行' }

for (const language of languagesInTurn(1)) {
  // [D11.releases.4, D11.releases.6]
  test(`a supervisor stops the trial of a team in ${language}, and sees the frames of remotes`, async ({
    newPassenger,
    startSite,
    inspect,
  }) => {
    const site = await startSite({ STAFF_SECOND_FACTOR: 'off' })
    const scratch = mkdtempSync(join(tmpdir(), 'shuttle-releases-'))
    const page = await newPassenger(DESKTOP)
    const act = page.getByRole('button', { name: new RegExp(`^${STOP[language]}.*mf-account$`) })
    await test.step('Given a version of mf-account on trial at 25 %', () =>
      releaseActions(site).publish(reissueBuild(join(root, 'mf-account/dist'), scratch, 'trial00001').dist, '25'))
    await test.step('When a supervisor opens the releases', async () => {
      await signInToBackoffice(page, site, 'level9@demo.test', language)
      await page.goto(`${site.url}${BASE_PATH}back_management_index?tab=releases`)
      await expect(act).toBeVisible()
      await inspect(`releases-${language}`, page)
    })
    await test.step('And stops the trial with a reason', async () => {
      await act.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
      await inspect(`releases-stop-${language}`, page)
      await dialog.getByRole('textbox').fill('too many errors')
      await dialog.getByRole('button', { name: STOP[language] }).click()
      await expect(act).toBeHidden()
    })
    await test.step('Then the history and the panel of the app have the move', async () => {
      await page.goto(`${site.url}${BASE_PATH}back_management_index?tab=releases&panel=history`)
      await expect(page.getByText('too many errors')).toBeVisible()
      await inspect(`releases-history-${language}`, page)
      await page.goto(`${site.url}${BASE_PATH}back_management_index?tab=releases&open=mf-account`)
      await expect(page.getByRole('complementary').getByRole('heading', { name: 'mf-account' })).toBeVisible()
      await inspect(`releases-panel-${language}`, page)
    })
    await test.step('And the page shows no trial, and home has the frames that the supervisor wants', async () => {
      await page.getByRole('checkbox').check()
      await page.goto(`${site.url}${BASE_PATH}`)
      await expect(page.locator('main[data-remote=mf-purchase]')).toHaveCSS('outline-style', 'dashed')
    })
    rmSync(scratch, { recursive: true, force: true })
  })
}

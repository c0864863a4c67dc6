import type { Page } from '@playwright/test'
import { BASE_PATH, type LanguageCode } from '@shuttle/contracts'
import type { Service } from '../fixtures/service'
import { expect, test } from '../fixtures/test'
import { JOIN_TEXTS } from '../pages/join-texts'
import { languagesInTurn } from '../pages/languages-in-turn'
import { PASSWORD } from '../pages/login-popup'
import { TAGS, TEXTS } from '../pages/texts'
import { mailbox } from '../steps/mailbox'
import { WECHAT_AGENT } from '../steps/wechat'

/** On a site of its own: each mailbox gets one code a minute. */
const EMAIL = 'level1@demo.test'
const open = (page: Page, { url }: Service, path: string) => page.goto(`${url}${BASE_PATH}${path}`)

/** Signs in through WeChat, on the way to a page for members. */
const signInByWechat = async (page: Page, accountName: string): Promise<void> => {
  await page.getByRole('button', { name: accountName, exact: true }).click()
}

/** In WeChat: joins the account with that of an e-mail. The recent sign-in is the proof. */
const join = async (page: Page, language: LanguageCode, site: Service) => {
  const [texts, joinTexts] = [TEXTS[language], JOIN_TEXTS[language]]
  await open(page, site, `bind_email?lang=${TAGS[language]}`)
  await signInByWechat(page, 'Anna Chan')
  await page.getByLabel(texts.email, { exact: true }).fill(EMAIL)
  await page.getByRole('button', { name: joinTexts.getCode, exact: true }).click()
  await page.getByLabel(texts.password, { exact: true }).fill('another-1')
  await page.getByLabel(joinTexts.repeatPassword, { exact: true }).fill('another-1')
  await page.getByLabel(joinTexts.code, { exact: true }).fill(await mailbox(site, EMAIL).code())
  await page.getByRole('checkbox', { name: joinTexts.terms }).check()
  await page.getByRole('button', { name: joinTexts.bind, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: joinTexts.join, exact: true }).click()
  await expect(page).toHaveShownToast(joinTexts.joined)
}

for (const language of languagesInTurn(1)) {
  const [texts, joinTexts] = [TEXTS[language], JOIN_TEXTS[language]]

  test(`[D6.join.2] two accounts joined in WeChat are separated by the link of the mail, in ${language}`, async ({
    newPassenger,
    startSite,
    inspect,
  }) => {
    const site = await startSite({})
    const inWechat = await newPassenger({ userAgent: WECHAT_AGENT })
    await test.step('Given a WeChat account that was joined with that of an e-mail', async () => {
      await join(inWechat, language, site)
    })
    const anywhere = await newPassenger()
    await test.step('When the link of the mail is opened without a session', async () => {
      await anywhere.goto(await mailbox(site, EMAIL).link(/undo_join/))
      await expect(anywhere.getByRole('button', { name: joinTexts.undo, exact: true })).toBeVisible()
      await inspect(`undo-join-by-mail-${language}`, anywhere)
    })
    await test.step('Then a press separates them', async () => {
      await anywhere.getByRole('button', { name: joinTexts.undo, exact: true }).click()
      await expect(anywhere.getByText(joinTexts.separateByMail)).toBeVisible()
      await inspect(`undo-join-by-mail-done-${language}`, anywhere)
    })
    await test.step('And WeChat signs in to an account without an e-mail again', async () => {
      const again = await newPassenger({ userAgent: WECHAT_AGENT })
      await open(again, site, `my_data?lang=${TAGS[language]}`)
      await signInByWechat(again, 'Anna Chan')
      await expect(again).toHaveURL(/\/my_data/)
      await open(again, site, 'personal_center')
      await expect(again.getByRole('link', { name: joinTexts.addEmail })).toBeVisible()
    })
  })

  test(`[D6.join.2] a member separates joined accounts in “My data” with the password, in ${language}`, async ({
    page,
    newPassenger,
    startSite,
    inspect,
  }) => {
    const site = await startSite({})
    await test.step('Given the same, and the member signed in elsewhere', async () => {
      const inWechat = await newPassenger({ userAgent: WECHAT_AGENT })
      await join(inWechat, language, site)
      await open(page, site, `my_data?lang=${TAGS[language]}`)
      await page.getByLabel(texts.email, { exact: true }).fill(EMAIL)
      await page.getByLabel(texts.password, { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: texts.signIn, exact: true }).click()
      await expect(page.getByRole('button', { name: joinTexts.undo, exact: true })).toBeVisible()
      await inspect(`my-data-joined-${language}`)
    })
    await test.step('When they cancel it, nothing changes', async () => {
      await page.getByRole('button', { name: joinTexts.undo, exact: true }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await inspect(`undo-join-question-${language}`)
      await page.getByRole('alertdialog').getByRole('button', { name: joinTexts.keep }).click()
      await expect(page.getByRole('alertdialog')).toBeHidden()
    })
    await test.step('When they undo it, the password is required', async () => {
      await page.getByRole('button', { name: joinTexts.undo, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: joinTexts.undo, exact: true }).click()
      const question = page.getByRole('dialog', { name: joinTexts.proof })
      await question.getByLabel(texts.password, { exact: true }).fill(PASSWORD)
      await inspect(`undo-join-proof-${language}`)
      await question.getByRole('button', { name: joinTexts.prove, exact: true }).click()
    })
    await test.step('Then both are separate, and all sessions have ended', async () => {
      await expect(page).toHaveShownToast(joinTexts.separate)
      await open(page, site, `my_data?lang=${TAGS[language]}`)
      await page.getByLabel(texts.email, { exact: true }).fill(EMAIL)
      await page.getByLabel(texts.password, { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: texts.signIn, exact: true }).click()
      await expect(page).toHaveURL(/\/my_data/)
      await expect(page.getByRole('button', { name: joinTexts.undo, exact: true })).toHaveCount(0)
    })
  })
}

import type { Page } from '@playwright/test'
import type { LanguageCode } from '@shuttle/contracts'
import { hearDigits } from '../fixtures/hear-digits'
import { type Service, startFreshService } from '../fixtures/service'
import { expect, test } from '../fixtures/test'
import { captchaField } from '../pages/captcha-field'
import { home } from '../pages/home'
import { languagesInTurn } from '../pages/languages-in-turn'
import { TAGS, TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { passenger } from '../steps/passenger'

/** Periods of the demo in which orders need four digits, or a slide. */
const SPRING = { clock: '2024-02-05T09:00:00+08:00', date: '2024-02-08' }
const NATIONAL = { clock: '2024-09-23T09:00:00+08:00', date: '2024-09-26' }

/** Enters day, one adult and terms, up to the confirm button. */
const fillIn = async (page: Page, site: Service, date: string, language: LanguageCode = 'en') => {
  const texts = TEXTS[language]
  await page.goto(`${site.url}/webhtml/?lang=${TAGS[language]}`)
  await home(page, texts).line.click()
  const details = ticketDetails(page, texts)
  await details.day(date).click()
  await details.acceptTerms()
  return details
}

/** The digits that a passenger hears in the captcha of their own browser. */
const listen = async (page: Page, site: Service, language: LanguageCode): Promise<string> => {
  const sound = await page.request.get(`${site.url}/api/captcha/sound?for=order`, {
    headers: { 'accept-language': language },
  })
  expect(sound.headers()['content-type']).toBe('audio/wav')
  return hearDigits(await sound.body(), language)
}
const otherThan = (digits: string) => String((Number(digits) + 1) % 10_000).padStart(4, '0')

const slideToTheEnd = async (page: Page, knob: ReturnType<typeof captchaField>['knob']) => {
  // Waits until the page above has stopped moving.
  await knob.hover()
  const box = await knob.boundingBox()
  if (!box) throw new Error('the slide is not on the screen')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + 20, y)
  await page.mouse.down()
  for (let step = 1; step <= 20; step += 1) {
    await page.mouse.move(box.x + 20 + step * 18, y)
    await page.waitForTimeout(20)
  }
  await page.mouse.up()
}
const strike = async (site: Service, fault: object) => {
  const set = await fetch(`${site.sandboxUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  expect(set.status).toBe(201)
}

test('an order on an ordinary day needs no captcha', async ({ page, site }) => {
  const details = await fillIn(page, site, '2026-11-28')
  await details.confirm.click()
  await passenger(page).signsIn()
  await passenger(page).seesThePaymentPage()
  await expect(captchaField(page).heading).toHaveCount(0)
  await passenger(page).cancelsTheOrder()
})

for (const language of languagesInTurn(0)) {
  test(`[P2.details.10, D6.captcha.4] an order needs four digits, by eye or by ear, in ${language}`, async ({
    page,
    inspect,
    startSite,
  }) => {
    const site = await startSite({ SHUTTLE_CLOCK: SPRING.clock })
    const member = passenger(page, language)
    const field = captchaField(page, language)
    const details = await fillIn(page, site, SPRING.date, language)
    await test.step('Given a picture above the confirm button', async () => {
      await expect(field.picture).toBeVisible()
      await inspect(`captcha-digits-${language}`)
    })
    await test.step('When they confirm without an answer, Then the field shows the error', async () => {
      await details.confirm.click()
      await member.signsIn()
      await expect(field.error(field.texts.fillIn)).toBeVisible()
      await expect(field.digits).toBeFocused()
      await inspect(`captcha-missing-${language}`)
    })
    await test.step('And the field accepts four digits only', async () => {
      await field.digits.pressSequentially('1a2 34567')
      await expect(field.digits).toHaveValue(/^\d{4}$/)
    })
    await test.step('When another picture is requested, Then it arrives after about a second, and the field is empty', async () => {
      const before = await field.picture.getAttribute('src')
      await field.another.click()
      await expect(field.digits).toHaveValue('')
      await expect(field.picture).not.toHaveAttribute('src', before ?? '')
      await expect(field.picture).toBeVisible()
    })
    await test.step('When the answer is wrong, Then a new picture comes and nothing else is lost', async () => {
      const before = await field.picture.getAttribute('src')
      await field.digits.fill(otherThan(await listen(page, site, language)))
      await details.confirm.click()
      await expect(field.error(field.texts.wrong)).toBeVisible()
      await expect(field.picture).not.toHaveAttribute('src', before ?? '')
      await expect(field.digits).toHaveValue('')
      await expect(details.adults).toHaveValue('1')
      await expect(details.terms).toBeChecked()
      await inspect(`captcha-wrong-${language}`)
    })
    await test.step('When they listen and answer, Then the order is placed', async () => {
      await field.listen.click()
      await expect(field.listen).toBeVisible()
      await field.digits.fill(await listen(page, site, language))
      await details.confirm.click()
      await member.seesThePaymentPage()
    })
  })
}

test.describe('a slide before an order', () => {
  test.describe.configure({ mode: 'serial' })
  let site: Service
  test.beforeAll(async () => {
    site = await startFreshService({ SHUTTLE_CLOCK: NATIONAL.clock })
  })
  test.afterAll(() => site.stop())

  for (const language of languagesInTurn(1)) {
    test(`[P2.details.10, P7.slide.1] an order needs a slide, in ${language}`, async ({ page, inspect }) => {
      const member = passenger(page, language)
      const field = captchaField(page, language)
      const details = await fillIn(page, site, NATIONAL.date, language)
      await test.step('Given the slide of the provider in a frame of its own', async () => {
        await expect(field.knob).toBeVisible()
        await expect(field.slideFrame).toHaveAttribute('src', /\/webhtml\/frames\/slide#[0-9a-f]{32}$/)
        await inspect(`captcha-slide-${language}`)
      })
      await test.step('When they confirm without it, Then the field shows the error', async () => {
        await details.confirm.click()
        await member.signsIn()
        await expect(field.error(field.texts.slide)).toBeVisible()
        await inspect(`captcha-slide-missing-${language}`)
      })
      await test.step('When they slide and confirm, Then the order is placed', async () => {
        await field.knob.scrollIntoViewIfNeeded()
        if (language === 'en') await slideToTheEnd(page, field.knob)
        else for (let press = 0; press < 10; press += 1) await field.knob.press('ArrowRight', { delay: 20 })
        await expect(field.verified).toBeVisible()
        await inspect(`captcha-slid-${language}`)
        await details.confirm.click()
        await member.seesThePaymentPage()
        await member.cancelsTheOrder()
      })
    })
  }

  test('[D6.captcha.5] a slide service that is down is replaced by the picture, never by nothing', async ({ page }) => {
    const field = captchaField(page)
    await test.step('Given a slide service that cannot check a slide', () =>
      strike(site, { kind: 'busy', operation: 'slide-verify' }))
    const details = await fillIn(page, site, NATIONAL.date)
    await expect(field.knob).toBeVisible()
    await slideToTheEnd(page, field.knob)
    await expect(field.verified).toBeVisible()
    await test.step('When they confirm, Then four digits are required instead, and nothing else is lost', async () => {
      await details.confirm.click()
      await passenger(page).signsIn()
      await expect(field.picture).toBeVisible()
      await expect(details.adults).toHaveValue('1')
    })
    await test.step('And with them the order is placed', async () => {
      await field.digits.fill(await listen(page, site, 'en'))
      await details.confirm.click()
      await passenger(page).seesThePaymentPage()
    })
  })

  test('a slide service without its script is replaced by the picture at once', async ({ page }) => {
    await strike(site, { kind: 'busy', operation: 'slide-script' })
    await fillIn(page, site, NATIONAL.date)
    await expect(captchaField(page).picture).toBeVisible()
  })
})

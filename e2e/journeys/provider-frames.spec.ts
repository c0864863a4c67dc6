import type { Frame, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'
import { captchaField } from '../pages/captcha-field'
import { home } from '../pages/home'
import { result } from '../pages/result'
import { TAGS, TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { passenger } from '../steps/passenger'
import { NPM_TEST } from '../stories/npm-test-stories'

/** A day of the demo on which an order needs a slide. */
const CLOCK = '2024-09-23T09:00:00+08:00'
const TRAVEL_DATE = '2024-09-26'
const DENIED = 'SecurityError'

/** Attempts of a third-party script: runs inside the frame, with the rights of its document. */
const reach = (frame: Frame) =>
  frame.evaluate(() => {
    const attempt = (read: () => unknown): string => {
      try {
        return String(read())
      } catch (error) {
        return (error as Error).name
      }
    }
    return {
      origin: self.origin,
      session: attempt(() => sessionStorage.getItem('token')),
      local: attempt(() => localStorage.getItem('mark')),
      parent: attempt(() => parent.document.documentElement.lang),
      above: attempt(() => (parent as Window).sessionStorage.getItem('token')),
    }
  })

/** Inside the frame: which assignments Trusted Types refuse. */
const assign = (frame: Frame, address: string) =>
  frame.evaluate((own) => {
    const isRefused = (operation: () => unknown): boolean => {
      try {
        operation()
        return false
      } catch {
        return true
      }
    }
    const script = (src: string) => () => {
      document.createElement('script').src = src
    }
    return {
      own: isRefused(script(own)),
      foreign: isRefused(script('https://elsewhere.example/a.js')),
      markup: isRefused(() => {
        document.createElement('div').innerHTML = '<b>text</b>'
      }),
    }
  }, address)

const frameAt = async (page: Page, path: string): Promise<Frame> => {
  const find = () => page.frames().find((one) => new URL(one.url() || 'about:blank').pathname === path)
  await expect.poll(() => find()?.url()).toBeTruthy()
  return find() as Frame
}

/** Whether its document may request payment (Permissions-Policy); Chromium only, so the types do not contain it. */
const mayTakePayments = (at: Frame | Page): Promise<boolean> =>
  at.evaluate(() => {
    const { featurePolicy } = document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }
    return featurePolicy.allowsFeature('payment')
  })

/** The control: a frame of the site's own origin with the rights that frames had before they were separated. */
const ownFrame = async (page: Page): Promise<Frame> => {
  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), { name: 'own' })
    frame.sandbox.add('allow-scripts', 'allow-same-origin')
    document.body.append(frame)
  })
  const found = page.frames().find((one) => one.name() === 'own')
  if (!found) throw new Error('no frame was made')
  return found
}

test(
  'scripts of a slide and of a card form reach neither storage nor page',
  NPM_TEST.frames,
  async ({ page, startSite, watch }) => {
    const site = await startSite({ SHUTTLE_CLOCK: CLOCK })
    const texts = TEXTS.en
    const buyer = passenger(page)
    const field = captchaField(page)

    await test.step('Given a signed-in passenger with data in the storage', async () => {
      await page.goto(`${site.url}/webhtml/?lang=${TAGS.en}`)
      await page.evaluate(() => localStorage.setItem('mark', 'a draft'))
      await home(page, texts).line.click()
      const details = ticketDetails(page, texts)
      await details.day(TRAVEL_DATE).click()
      await details.acceptTerms()
      await details.confirm.click()
      await buyer.signsIn()
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
    })
    await test.step('When a frame is of the site’s own origin, Then it reads all of it: the control', async () => {
      const own = await ownFrame(page)
      const token = await page.evaluate(() => sessionStorage.getItem('token'))
      expect(await reach(own)).toEqual({
        origin: site.url,
        session: token,
        local: 'a draft',
        parent: await page.evaluate(() => document.documentElement.lang),
        above: token,
      })
      await page.evaluate(() => document.querySelector('iframe[name=own]')?.remove())
    })
    await test.step('Then the slide has an opaque origin, and no storage at all', async () => {
      await expect(field.knob).toBeVisible()
      const slide = await frameAt(page, '/webhtml/frames/slide')
      expect(await mayTakePayments(slide)).toBe(false)
      expect(slide.url()).toMatch(new RegExp(`^${site.providerFramesUrl}/webhtml/frames/slide#[0-9a-f]{32}$`))
      expect(await reach(slide)).toEqual({
        origin: 'null',
        session: DENIED,
        local: DENIED,
        parent: DENIED,
        above: DENIED,
      })
      watch.expect(/elsewhere\.example|trusted-types|TrustedHTML|TrustedScriptURL/)
      const own = `${site.sandboxUrl}/AWSC/AWSC/awsc.js`
      expect(await assign(slide, own)).toEqual({ own: false, foreign: true, markup: true })
    })
    await test.step('And with a slide the order is placed', async () => {
      for (let press = 0; press < 10; press += 1) await field.knob.press('ArrowRight', { delay: 20 })
      await expect(field.verified).toBeVisible()
      await ticketDetails(page, texts).confirm.click()
      await buyer.seesThePaymentPage()
    })
    await test.step('Then the card form’s script has the frames’ origin, whose storage is empty', async () => {
      await buyer.opensTheCardForm()
      const card = await frameAt(page, '/webhtml/frames/mastercard')
      expect(await reach(card)).toEqual({
        origin: site.providerFramesUrl,
        session: 'null',
        local: 'null',
        parent: DENIED,
        above: DENIED,
      })
      expect([await mayTakePayments(card), await mayTakePayments(page)]).toEqual([true, true])
      const own = `${site.sandboxUrl}/static/checkout/checkout.min.js`
      expect(await assign(card, own)).toEqual({ own: false, foreign: true, markup: true })
    })
    await test.step('And with a card the tickets are there', async () => {
      await buyer.paysByCard()
      await expect(result(page, texts).qrCode.first()).toBeVisible()
    })
  },
)

test('the site itself has no document of a provider, and their origin has nothing of the site', async ({
  request,
  site,
}) => {
  for (const provider of ['mastercard', 'slide']) {
    expect((await request.get(`${site.url}/webhtml/frames/${provider}`)).status()).toBe(404)
    expect((await request.get(`${site.providerFramesUrl}/webhtml/frames/${provider}`)).status()).toBe(200)
  }
  for (const path of ['/webhtml/', '/api/openapi.json', '/webhtml/registry.json', '/metrics'])
    expect((await request.get(`${site.providerFramesUrl}${path}`)).status()).toBe(404)
})

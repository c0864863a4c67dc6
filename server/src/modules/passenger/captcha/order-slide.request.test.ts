import { openSlideSite } from './testing/open-slide-site.request'

let site: Awaited<ReturnType<typeof openSlideSite>>
beforeAll(async () => {
  site = await openSlideSite()
})
afterAll(() => site.close())

describe('[P5.check.10] an order needs a slide where one is required', () => {
  it('the quote and the refusal of an order without a slide name its type', async () => {
    expect(await site.getCaptchaType()).toBe('2')
    expect(await site.order({})).toMatchObject({
      code: 'SLIDE_MISSING',
      message: expect.any(String),
      responseData: { captchaType: '2' },
    })
  })
  it('four digits do not replace the slide while its service answers', async () =>
    expect(await site.order({ captcha: '1234' })).toMatchObject({ code: 'SLIDE_MISSING' }))
  it('[P3.order.7] accepts session, signature and token of a slide with the order, once', async () => {
    const given = await site.proof()
    expect(await site.order(given)).toMatchObject({ code: 'SUCCESS' })
    expect(await site.order(given)).toMatchObject({ code: 'CAPTCHA_WRONG', responseData: { captchaType: '2' } })
  })
  it('refuses a slide that the service never issued', async () =>
    expect(await site.order({ sessionId: 'a', sig: 'b', token: 'c' })).toMatchObject({ code: 'CAPTCHA_WRONG' }))

  const madeUp = { sessionId: 'a', sig: 'b', token: 'c' }
  it.each(['sessionId', 'sig', 'token'] as const)(
    'refuses a malformed %s without a call to the slide service',
    async (field) => {
      for (const part of ['x'.repeat(2001), '\ud800', 'a b', 'é', 'a\n'])
        expect(await site.order({ ...madeUp, [field]: part })).toMatchObject({
          code: 'BAD_REQUEST',
          responseData: { fields: [field] },
        })
      expect(await site.order({ ...madeUp, [field]: 'x'.repeat(2000) })).toMatchObject({ code: 'CAPTCHA_WRONG' })
    },
  )
  it('[D6.captcha.5] no proof disables the slide for others, however long it gets on the way', async () => {
    const longest = '%'.repeat(2000)
    const proof = { sessionId: longest, sig: longest, token: longest }
    expect(await site.order(proof)).toMatchObject({ code: 'CAPTCHA_WRONG', responseData: { captchaType: '2' } })
    expect(await site.getCaptchaType()).toBe('2')
  })
  it('falls back to the picture when the slide service fails to answer, never to nothing', async () => {
    const given = await site.proof()
    site.loseNextAnswer()
    expect(await site.order(given)).toMatchObject({ code: 'CAPTCHA_MISSING', responseData: { captchaType: '1' } })
    expect(await site.getCaptchaType()).toBe('1')
  })
})

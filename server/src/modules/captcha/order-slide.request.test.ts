import { openSlideSite } from './testing/open-slide-site.request'

let site: Awaited<ReturnType<typeof openSlideSite>>
beforeAll(async () => {
  site = await openSlideSite()
})
afterAll(() => site.close())

describe('[P5.check.10] a slide where one is asked', () => {
  it('is asked for by the quote and by an order without one', async () => {
    expect(await site.getCaptchaType()).toBe('2')
    expect(await site.order({})).toMatchObject({
      code: 'SLIDE_MISSING',
      message: expect.any(String),
      responseData: { captchaType: '2' },
    })
  })
  it('four digits do not take its place while its service is there', async () =>
    expect(await site.order({ captcha: '1234' })).toMatchObject({ code: 'SLIDE_MISSING' }))
  it('[P3.order.7] its session, signature and token travel with the order, and are good once', async () => {
    const given = await site.proof()
    expect(await site.order(given)).toMatchObject({ code: 'SUCCESS' })
    expect(await site.order(given)).toMatchObject({ code: 'CAPTCHA_WRONG', responseData: { captchaType: '2' } })
  })
  it('a made-up one is refused', async () =>
    expect(await site.order({ sessionId: 'a', sig: 'b', token: 'c' })).toMatchObject({ code: 'CAPTCHA_WRONG' }))

  const madeUp = { sessionId: 'a', sig: 'b', token: 'c' }
  it.each(['sessionId', 'sig', 'token'] as const)(
    'a %s that no slide service makes is refused unasked',
    async (field) => {
      for (const part of ['x'.repeat(2001), '\ud800', 'a b', 'é', 'a\n'])
        expect(await site.order({ ...madeUp, [field]: part })).toMatchObject({
          code: 'BAD_REQUEST',
          responseData: { fields: [field] },
        })
      expect(await site.order({ ...madeUp, [field]: 'x'.repeat(2000) })).toMatchObject({ code: 'CAPTCHA_WRONG' })
    },
  )
  it('[D6.captcha.5] no proof takes the slide away from others, however long it gets on the way', async () => {
    const longest = '%'.repeat(2000)
    const proof = { sessionId: longest, sig: longest, token: longest }
    expect(await site.order(proof)).toMatchObject({ code: 'CAPTCHA_WRONG', responseData: { captchaType: '2' } })
    expect(await site.getCaptchaType()).toBe('2')
  })
  it('a service that fails to answer is never a way through: the picture takes its place', async () => {
    const given = await site.proof()
    site.loseNextAnswer()
    expect(await site.order(given)).toMatchObject({ code: 'CAPTCHA_MISSING', responseData: { captchaType: '1' } })
    expect(await site.getCaptchaType()).toBe('1')
  })
})

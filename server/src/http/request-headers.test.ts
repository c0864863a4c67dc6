import { errorTexts } from '@shuttle/i18n/errors'
import { OLDEST_WIRE_SERVED, WIRE_HEADER, WIRE_VERSION } from '@shuttle/wire'
import { isRefusal } from '../runtime/errors'
import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { allCalls } from './openapi'
import { assertServedWire } from './request-headers'

const getRefusal = (header: string | string[] | undefined, served?: Parameters<typeof assertServedWire>[1]) => {
  try {
    assertServedWire(header, served)
    return undefined
  } catch (error) {
    return isRefusal(error) ? error.code : error
  }
}

describe('the versions of the wire that are served', () => {
  const served = { oldest: 3, newest: 5 }

  it.each([
    [undefined, undefined],
    ['2', 'PAGE_TOO_OLD'],
    ['3', undefined],
    ['4', undefined],
    ['5', undefined],
    ['6', 'PAGE_TOO_OLD'],
    ['0', 'PAGE_TOO_OLD'],
    ['999999999', 'PAGE_TOO_OLD'],
    ['1000000000', 'BAD_REQUEST'],
    ['-4', 'BAD_REQUEST'],
    ['4.0', 'BAD_REQUEST'],
    ['', 'BAD_REQUEST'],
    ['four', 'BAD_REQUEST'],
  ])('the wire version %j is answered with %s where versions 3 to 5 are served', (header, refusal) =>
    expect(getRefusal(header, served)).toBe(refusal),
  )

  it('the served versions end at those of this build', () => {
    expect(OLDEST_WIRE_SERVED).toBeLessThanOrEqual(WIRE_VERSION)
    expect(getRefusal(String(OLDEST_WIRE_SERVED))).toBeUndefined()
    expect(getRefusal(String(OLDEST_WIRE_SERVED - 1))).toBe('PAGE_TOO_OLD')
    expect(getRefusal(String(WIRE_VERSION))).toBeUndefined()
    expect(getRefusal(String(WIRE_VERSION + 1))).toBe('PAGE_TOO_OLD')
  })
})

describe('a call of a page that is too old', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await buildTestApp()
  })
  afterAll(() => site.close())
  const TOO_OLD = { [WIRE_HEADER]: String(OLDEST_WIRE_SERVED - 1) }

  it.each(allCalls.map(({ path }) => path))('%s is refused before authentication', async (path) => {
    const { status, answer } = await site.call(path, {}, TOO_OLD)
    expect([status, answer.code]).toEqual([426, 'PAGE_TOO_OLD'])
    const served = await site.call(path, {}, { [WIRE_HEADER]: String(WIRE_VERSION) })
    expect(served.answer.code).not.toBe('PAGE_TOO_OLD')
    expect((await site.call(path)).answer.code).toBe(served.answer.code)
  })

  it.each([
    ['zh-HK', 'zh-hk'],
    ['zh-CN', 'zh-cn'],
    ['en-GB', 'en'],
  ] as const)('a call of an old page is refused in the language: %s', async (tag, language) => {
    const { answer } = await site.call('manage/query.route', {}, { ...TOO_OLD, 'accept-language': tag })
    expect(answer).toMatchObject({
      code: 'PAGE_TOO_OLD',
      message: errorTexts[language].PAGE_TOO_OLD,
      sysTime: '2026-11-21 10:00:00',
      requestId: expect.any(String),
    })
  })

  it('a call of a page that is too old leaves the session open', async () => {
    const signedIn = await site.signIn()
    await site.call('logout', {}, { ...signedIn, ...TOO_OLD })
    const { answer } = await site.call('wx/query.wx.user.information', {}, signedIn)
    expect(answer.code).toBe('SUCCESS')
  })
})

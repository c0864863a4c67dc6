/** @jest-environment jsdom */

/** The requests that the browser's own `fetch` received; jsdom has none. */
const requests: { address: string; init: RequestInit }[] = []

beforeAll(async () => {
  const put = (id: string, value: unknown) => {
    const element = document.createElement('script')
    Object.assign(element, { type: 'application/json', id, textContent: JSON.stringify(value) })
    document.head.append(element)
  }
  put('pinned', [])
  put('boot', {
    registry: {},
    firstCall: {
      path: 'wx/query.wx.order.info',
      body: { orderNo: '$query.orderNo', tab: { query: 'tab1', values: { '0': 'to collect' } } },
      wire: 1,
    },
  })
  // biome-ignore lint/suspicious/noDocumentCookie: as the service sets it
  document.cookie = 'signed_in=1'
  document.documentElement.lang = 'zh-HK'
  sessionStorage.setItem('token', 'short-token')
  history.replaceState(null, '', '/webhtml/details_payment?orderNo=A1&tab1=0')
  Object.assign(globalThis, {
    fetch: (address: string, init: RequestInit) => {
      requests.push({ address, init })
      return Promise.resolve({ json: () => Promise.resolve({ code: 'SUCCESS' }) })
    },
  })
  await import('./boot-script')
})

it('accounts 4: with the marker of a session, the user call goes out before any other script', () => {
  expect(requests[0]?.address).toBe('/api/wx/query.wx.user.information')
  expect(window.early?.user).toBeInstanceOf(Promise)
})

it('[A9.client.1] early calls carry the common fields, the raw token and the language, like all others', () => {
  expect(requests.map(({ init }) => JSON.parse(String(init.body)) as unknown)).toEqual([
    { appId: 'web', joinType: 'WEB', version: '2.7.0', equipment: 'browser' },
    { appId: 'web', joinType: 'WEB', version: '2.7.0', equipment: 'browser', orderNo: 'A1', tab: 'to collect' },
  ])
  for (const { init } of requests)
    expect(init.headers).toMatchObject({ authorization: 'short-token', 'accept-language': 'zh-HK' })
})

it('the early call times out like all others, so that no call waits for a session for ever', () => {
  const isOld = AbortSignal.timeout === undefined
  for (const { init } of requests) expect(init.signal instanceof AbortSignal).toBe(!isOld)
})

import { buildTestApp, type TestApp } from '../../../testing/build-test-app'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const get = (file: string) => site.app.inject({ method: 'GET', url: `/api/pictures/${file}` })

it('[P2.home.4] every banner of the demo has its picture', async () => {
  const { answer } = await site.call('manage/query.route')
  expect(answer.swiper).toHaveLength(3)
  for (const { img } of answer.swiper) {
    const response = await site.app.inject({ method: 'GET', url: img })
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(response.body).toContain('<svg')
    expect(response.headers['cache-control']).toBe('public, max-age=86400')
  }
})

it.each(['nothing.svg', '..%2Fpackage.json', 'macau.SVG', '%2e%2e%2fmacau.svg'])(
  'a request for the picture %s is answered with 404',
  async (file) => expect((await get(file)).statusCode).toBe(404),
)

import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { openApiDocument } from './openapi'

let site: TestApp
beforeEach(async () => {
  site = await buildTestApp()
})
afterEach(() => site.close())

describe('every answer', () => {
  it('decision the wire 5: carries the server’s clock, and the number of the request', async () => {
    const { answer, headers } = await site.call('manage/query.route')
    expect(answer).toMatchObject({ sysTime: '2026-11-21 10:00:00', sysTimeMs: site.clock.now() })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })

  it('decision the wire 7: a fault is 500 without a message, with the number of the request', async () => {
    await site.db.schema.dropTable('quotas').execute()
    const { status, answer, headers } = await site.call('ticket/query.line.ticket.price', {
      buyDate: '2026-11-24',
      lineCode: 'HKGZHO',
    })
    expect(status).toBe(500)
    expect(answer.message).toBeUndefined()
    expect(answer.requestId).toBe(headers['x-request-id'])
    expect(JSON.stringify(answer)).not.toMatch(/quotas|relation/)
  })

  it('names what it does not have', async () => {
    expect(await site.call('no/such.call')).toMatchObject({ status: 404, answer: { code: 'NOT_FOUND' } })
  })
})

describe('what operators ask', () => {
  it('/health/ready is 200 while lines are on sale, 503 when nothing is', async () => {
    expect((await site.app.inject('/health/ready')).statusCode).toBe(200)
    await site.db.updateTable('lines').set({ on_sale: false }).execute()
    expect((await site.app.inject('/health/ready')).statusCode).toBe(503)
    expect((await site.app.inject('/health/live')).statusCode).toBe(200)
  })

  it('/metrics counts refusals by code and times every route', async () => {
    await site.call('wx/query.wx.order.info', { orderNo: 'x' })
    const { body } = await site.app.inject('/metrics')
    expect(body).toContain('refusals_total{code="401"} 1')
    expect(body).toContain('route="/api/wx/query.wx.order.info"')
  })

  it('/api/openapi.json is OpenAPI 3.1 of every call', async () => {
    const document = (await site.app.inject('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
    for (const path of Object.keys(document.paths)) {
      const { statusCode } = await site.app.inject({ method: 'POST', url: path, payload: {} })
      expect([path, statusCode]).not.toEqual([path, 404])
    }
  })
})

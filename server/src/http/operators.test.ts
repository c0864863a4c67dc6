import { freePort } from '@shuttle/platform/free-port'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { buildApp } from '../app'
import { readConfig } from '../config/config'
import { watchPool } from '../database/pool-watch'
import { openPostgres } from '../database/postgres'
import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { findDiskObstacle } from './find-disk-obstacle'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.startAnew())

describe('health', () => {
  const send = async (path: string) => {
    const { statusCode, body } = await site.app.inject(path)
    return [statusCode, JSON.parse(body).status]
  }

  it('/health/ready is 200 while lines are on sale, 503 when nothing is', async () => {
    expect(await send('/health/ready')).toEqual([200, 'ready'])
    await site.db.updateTable('lines').set({ on_sale: false }).execute()
    expect(await send('/health/ready')).toEqual([503, 'nothing is on sale'])
    await site.db.updateTable('lines').set({ on_sale: true }).where('line_code', '=', 'HKGZHO').execute()
    expect(await send('/health/ready')).toEqual([200, 'ready'])
  })

  it.each([
    ['53100', 'the disk of the database is full'],
    ['25006', 'the database takes no writes'],
  ])('/health/ready is 503 while the database refuses to write with %s', async (code, status) => {
    await sql
      .raw(`create function refuse_write() returns trigger language plpgsql as $$
        begin raise exception 'no' using errcode = '${code}'; end $$`)
      .execute(site.db)
    await sql`create trigger refuse_write before insert or update on job_leases
      for each row execute function refuse_write()`.execute(site.db)
    expect(await send('/health/ready')).toEqual([503, status])
    expect(await send('/health/live')).toEqual([200, 'live'])
    await sql`drop function refuse_write cascade`.execute(site.db)
    expect(await send('/health/ready')).toEqual([200, 'ready'])
  })

  it('/health/ready is 503 for a minute after a statement found the disk of the database full', async () => {
    let now = 0
    const watch = watchPool(new Registry(), () => now)
    const app = await buildApp({ ...site.context, watch, metrics: new Registry() })
    const ready = async () => {
      const { statusCode, body } = await app.inject('/health/ready')
      return [statusCode, JSON.parse(body).status]
    }
    const failWith = (code: string) =>
      watch.statement(() => Promise.reject(Object.assign(new Error('no'), { code }))).catch(() => {})
    await failWith('23505')
    expect(await ready()).toEqual([200, 'ready'])
    now = 1000
    await failWith('53100')
    await watch.statement(async () => {})
    now = 60_999
    expect(await ready()).toEqual([503, 'the disk of the database is full'])
    now = 61_000
    expect(await ready()).toEqual([200, 'ready'])
    await app.close()
  })

  it('/health/ready is 503 while the disk of DATA_DIR has no room, wherever database and mails are', async () => {
    let free = 17 * 1024 * 1024
    const disk = (change: Record<string, string>) =>
      findDiskObstacle(readConfig({ DATA_DIR: '/somewhere', ...change }), async () => ({ bavail: free, bsize: 1 }))
    expect(await disk({})).toBeUndefined()
    free = 15 * 1024 * 1024
    expect(await disk({})).toBe('the disk of DATA_DIR is full')
    const elsewhere = { DATABASE_URL: 'postgres://a@b/c', SMTP_URL: 'smtp://mail.example' }
    expect(await disk(elsewhere)).toBe('the disk of DATA_DIR is full')
    expect(await disk({ ROLE: 'delivery', API_URL: 'http://127.0.0.1:9' })).toBe('the disk of DATA_DIR is full')
  })

  it('/health/ready is 503 and /health/live 200 when the database does not answer', async () => {
    const db = openPostgres({ url: `postgres://nobody@127.0.0.1:${await freePort()}/none` })
    const app = await buildApp({ ...site.context, db, metrics: new Registry() })
    const [ready, live] = [await app.inject('/health/ready'), await app.inject('/health/live')]
    expect([ready.statusCode, live.statusCode]).toEqual([503, 200])
    expect(ready.body).not.toContain('ECONNREFUSED')
    await app.close()
    await db.destroy()
  })

  it('/health/live is 503 once clients waited for the database for over a minute, and 200 once it answers', async () => {
    let now = 0
    const watch = watchPool(new Registry(), () => now)
    const app = await buildApp({ ...site.context, watch, metrics: new Registry() })
    const live = async () => (await app.inject('/health/live')).statusCode
    const failStatement = () => watch.statement(() => Promise.reject(new Error('silence'))).catch(() => {})
    await failStatement()
    now = 45_000
    await failStatement()
    now = 60_000
    expect(await live()).toBe(200)
    now = 60_001
    const { statusCode, body } = await app.inject('/health/live')
    expect([statusCode, JSON.parse(body).status]).toEqual([503, 'the database has not answered for 60 s'])
    await watch.statement(async () => {})
    expect(await live()).toBe(200)
    await app.close()
  })

  it('/health/live is 200 however long the database has been silent when no client waits for it', async () => {
    let now = 0
    const watch = watchPool(new Registry(), () => now)
    const app = await buildApp({ ...site.context, watch, metrics: new Registry() })
    await watch.statement(() => Promise.reject(new Error('silence'))).catch(() => {})
    now = 3_600_000
    expect((await app.inject('/health/live')).statusCode).toBe(200)
    await app.close()
  })
})

describe('/metrics', () => {
  it('/metrics counts refusals by code', async () => {
    await site.call('wx/query.wx.order.info', { orderNo: 'x' })
    await site.call('no/such.call')
    const { body } = await site.app.inject('/metrics')
    expect(body).toContain('refusals_total{code="401"} 1')
    expect(body).toContain('refusals_total{code="NOT_FOUND"} 1')
  })

  it('/metrics times every route in a histogram, and makes no route of an invented path', async () => {
    await site.call('manage/query.route')
    await site.call('unknown/call')
    const { body, headers } = await site.app.inject('/metrics')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('# TYPE http_request_duration_seconds histogram')
    const labels = 'method="POST",route="/api/manage/query.route",status="200"'
    expect(body).toContain(`http_request_duration_seconds_bucket{le="0.05",${labels}}`)
    expect(body).toContain(`http_request_duration_seconds_count{${labels}} 1`)
    expect(body).toContain('http_request_duration_seconds_count{method="POST",route="none",status="404"} 1')
    expect(body).not.toContain('invented')
  })
})

describe('/metrics of a production site', () => {
  const TOKEN = 'a token for the machine that collects'
  const send = async (change: object, authorization?: string) => {
    const config = { ...site.context.config, ...change }
    const app = await buildApp({ ...site.context, config, metrics: new Registry() })
    const { statusCode, body } = await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
    await app.close()
    return [statusCode, body.includes('http_request_duration_seconds')]
  }

  it('serves no /metrics on the public port without METRICS_TOKEN', async () => {
    expect(await send({ production: true, metricsToken: undefined })).toEqual([404, false])
    expect(await send({ production: true, metricsToken: undefined }, 'Bearer undefined')).toEqual([404, false])
  })
  it('serves /metrics for the bearer of METRICS_TOKEN alone', async () => {
    for (const production of [true, false]) {
      const settings = { production, metricsToken: TOKEN }
      for (const sent of [undefined, 'Bearer ', `Bearer ${TOKEN}x`, TOKEN])
        expect(await send(settings, sent)).toEqual([404, false])
      expect(await send(settings, `Bearer ${TOKEN}`)).toEqual([200, true])
    }
  })
  it('serves /metrics in development without a token', async () => {
    expect(await send({ production: false, metricsToken: undefined })).toEqual([200, true])
  })
})

import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { isAbsolute } from 'node:path'
import { ConfigFault, readConfig } from './config'

const collectRefusals = (env: Record<string, string>): string[] => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigFault) return error.message.split('\n')
    throw error
  }
  return []
}
const createPem = (type: 'ed25519' | 'x25519') =>
  generateKeyPairSync(type as 'ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()

describe('the settings', () => {
  it('the settings have defaults for everything in development', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 8080,
      sandboxPort: 8081,
      providerFrames: { url: 'http://127.0.0.1:8082', port: 8082 },
      role: 'all',
      paymentWindowMinutes: 15,
      publicUrl: 'http://127.0.0.1:8080',
      trustedProxies: [],
      limits: { calls: { most: { address: 30_000 } }, staffCalls: { most: 600 } },
      databaseUrl: undefined,
      clockStart: undefined,
      logLevel: 'warn',
    })
    expect(isAbsolute(config.dataDir)).toBe(true)
    expect(readConfig({ PORT: '9000' })).toMatchObject({ sandboxPort: 9001, publicUrl: 'http://127.0.0.1:9000' })
  })

  it('the publisher keys come from the data folder, or from PUBLISHER_KEYS', () => {
    expect(readConfig({ DATA_DIR: '/srv/site' }).publisherKeys).toBe('/srv/site/publisher-keys.json')
    expect(readConfig({ PUBLISHER_KEYS: '/etc/site/keys.json' }).publisherKeys).toBe('/etc/site/keys.json')
    expect(isAbsolute(readConfig({ PUBLISHER_KEYS: 'keys.json' }).publisherKeys)).toBe(true)
  })

  it('the settings count an empty value as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SHUTTLE_CLOCK: '', TICKET_KEY: '' })).toEqual(readConfig({}))
  })

  it('the settings drop the last slash of the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://tickets.example/' }).publicUrl).toBe('https://tickets.example')
  })

  it('[D2.5] a set clock is a moment', () => {
    const { clockStart } = readConfig({ SHUTTLE_CLOCK: '2023-02-10T09:00:00+08:00' })
    expect(clockStart).toBe(Date.parse('2023-02-10T01:00:00Z'))
  })

  it.each([
    ['PORT', '1', true],
    ['PORT', '0', false],
    ['PORT', '65534', true],
    ['PORT', '65536', false],
    ['PORT', 'eighty', false],
    ['PORT', '80.5', false],
    ['PORT', '-1', false],
    ['ROLE', 'api', true],
    ['ROLE', 'everything', false],
    ['REQUESTS_A_MINUTE', '60', true],
    ['REQUESTS_A_MINUTE', '59', false],
    ['REQUESTS_A_MINUTE', 'many', false],
    ['PROBE_COMMAND', '/opt/probe', true],
    ['PROBE_COMMAND', 'probe', false],
    ['VISITS_PER_CENT', '0', true],
    ['VISITS_PER_CENT', '101', false],
    ['USERS_PER_ADDRESS', '100', true],
    ['USERS_PER_ADDRESS', '99', false],
    ['USERS_PER_ADDRESS', '1000001', false],
    ['SHUTTLE_CLOCK', '2023-02-10T09:00+08:00', true],
    ['SHUTTLE_CLOCK', 'yesterday', false],
    ['SHUTTLE_CLOCK', '2023-02-10T09:00:00', false],
    ['SHUTTLE_CLOCK', '2023-13-45T99:99:00Z', false],
    ['TOKEN_SECRET', 'sixteen-letters.', true],
    ['TOKEN_SECRET', 'fifteen-letters', false],
    ['CODE_SECRET', 'the-new-secret-of-2026 the-old-secret-of-2025', true],
    ['CODE_SECRET', 'the-new-secret-of-2026,the-old-secret-of-2025', true],
    ['CODE_SECRET', 'the-new-secret-of-2026 short', false],
    ['CODE_SECRET', 'the-same-secret-twice the-same-secret-twice', false],
    ['PREVIEW_SECRET', 'one-secret-of-2026 two-secret-of-2026 three-secret-2026', false],
    ['NODE_ENV', 'development', true],
    ['NODE_ENV', 'test', true],
    ['NODE_ENV', 'prod', false],
    ['NODE_ENV', 'staging', false],
    ['NODE_ENV', 'Production', false],
    ['MAIL_FROM', 'no-reply@tickets.example', true],
    ['MAIL_FROM', 'Bridge Shuttle <no-reply@tickets.example>', true],
    ['MAIL_FROM', 'Bridge Shuttle', false],
    ['MAIL_FROM', 'a@b.example>\nBcc: <c@d.example', false],
    ['SUPPORT_ADDRESS', 'help@tickets.example', true],
    ['SUPPORT_ADDRESS', 'Help <help@tickets.example>', false],
    ['SUPPORT_ADDRESS', 'a"b@tickets.example', false],
    ['SUPPORT_PHONE', '+852 2888 0000', true],
    ['SUPPORT_PHONE', '2888 0000', false],
    ['SUPPORT_PHONE', '+852 2888 0000 ext', false],
    ['SUPPORT_HOURS', '06:00-23:00', true],
    ['SUPPORT_HOURS', '06:00-24:00', false],
    ['SUPPORT_HOURS', '06:00', false],
    ['SUPPORT_HOURS', '06:00-06:00', false],
    ['SUPPORT_CHAT_URL', 'https://chat.example/bus', true],
    ['SUPPORT_CHAT_URL', 'javascript:alert(1)', false],
    ['LOST_PROPERTY', '+852 2888 0001', true],
    ['LOST_PROPERTY', 'lost@tickets.example', true],
    ['LOST_PROPERTY', 'at the counter', false],
    ['UNPAID_ORDERS_A_DAY', '1', true],
    ['UNPAID_ORDERS_A_DAY', '0', false],
    ['UNPAID_ORDERS_A_DAY', '1000000', true],
    ['UNPAID_ORDERS_A_DAY', '1000001', false],
    ['UNPAID_ORDERS_A_DAY', 'five', false],
    ['STAFF_CALLS_A_MINUTE', '60', true],
    ['STAFF_CALLS_A_MINUTE', '59', false],
    ['STAFF_REFUND_LIMIT_CENTS', '0', true],
    ['STAFF_REFUND_LIMIT_CENTS', '10000000', true],
    ['STAFF_REFUND_LIMIT_CENTS', '10000001', false],
    ['STAFF_REFUND_LIMIT_CENTS', '500.00', false],
    ['STAFF_COUPON_LIMIT_CENTS', '500000', true],
    ['STAFF_COUPON_LIMIT_CENTS', '5,000', false],
    ['PAYMENT_WINDOW_MINUTES', '1', true],
    ['PAYMENT_WINDOW_MINUTES', '0', false],
    ['PAYMENT_WINDOW_MINUTES', '30', true],
    ['PAYMENT_WINDOW_MINUTES', '31', false],
    ['PAYMENT_WINDOW_MINUTES', '7.5', false],
    ['DATABASE_URL', 'postgres://me:secret@db.example/shuttle', true],
    ['DATABASE_URL', 'db.example/shuttle', false],
    ['DATABASE_URL', 'mysql://db.example/shuttle', false],
    ['PUBLIC_URL', 'tickets.example', false],
    ['TRUSTED_PROXIES', '10.0.0.7, 10.1.0.0/16,2001:db8::/32', true],
    ['TRUSTED_PROXIES', '10.0.0.0/33', false],
    ['TRUSTED_PROXIES', '0.0.0.0/0', false],
    ['TRUSTED_PROXIES', 'balancer.example', false],
    ['GATEWAY_URL', 'ftp://gateway.example', false],
    ['SMTP_URL', 'smtp://mail.example', true],
    ['SMTP_URL', 'mail.example', false],
    ['TICKET_KEY', createPem('ed25519'), true],
    ['TICKET_KEY', createPem('ed25519').trim().replaceAll('\n', '\\n'), true],
    ['TICKET_KEY', createPem('x25519'), false],
    ['TICKET_KEY', 'pem', false],
    ['AUDIT_KEY', createPem('ed25519'), true],
    ['AUDIT_KEY', createPem('x25519'), false],
    ['DATA_KEY', `2026a:${randomBytes(32).toString('base64')}`, true],
    ['DATA_KEY', 'hush', false],
    ['LOG_LEVEL', 'loud', false],
    ['ACCEPT_EMBEDDED_DATABASE', 'perhaps', false],
  ])('the setting %s=%s is accepted: %s', (name, value, isTaken) => {
    const refusals = collectRefusals({ [name]: value })
    expect(refusals).toEqual(isTaken ? [] : [expect.stringMatching(new RegExp(`^${name}: .* expected$`))])
  })

  it('a refusal never repeats a value, which may be a secret', () => {
    const refusals = collectRefusals({ TOKEN_SECRET: 'hush', TICKET_KEY: 'hush', DATABASE_URL: 'me:hush@db.example' })
    expect(refusals).toHaveLength(3)
    expect(refusals.join()).not.toContain('hush')
  })

  it('the settings name everything that is wrong at once', () => {
    const refusals = collectRefusals({ PORT: 'x', ROLE: 'x', LOG_LEVEL: 'x' })
    expect(refusals.map((line) => line.split(':')[0])).toEqual(['PORT', 'ROLE', 'LOG_LEVEL'])
  })

  it.each([
    [{ PORT: '65535' }, 'SANDBOX_PORT'],
    [{ PORT: '8700', SANDBOX_PORT: '8700' }, 'SANDBOX_PORT'],
    [{ PORT: '8700', FRAMES_PORT: '8701' }, 'FRAMES_PORT'],
    [{ FRAMES_URL: 'https://frames.example/below' }, 'FRAMES_URL'],
    [{ PUBLIC_URL: 'https://tickets.example/', FRAMES_URL: 'https://tickets.example' }, 'FRAMES_URL'],
    [{ ROLE: 'delivery' }, 'API_URL'],
  ])('the combination %j is refused and %s is named', (env, name) => {
    expect(collectRefusals(env)).toEqual([expect.stringContaining(name)])
  })
})

describe('production', () => {
  const PRODUCTION = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgresql://db.example/shuttle',
    TOKEN_SECRET: 'tokens-are-signed-with-32-bytes-or-more',
    CODE_SECRET: 'codes-are-hashed-with-32-bytes-or-more',
    PREVIEW_SECRET: 'previews-are-signed-with-32-bytes-or-more',
    PUBLIC_URL: 'https://tickets.example',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'no-reply@tickets.example',
    TICKET_KEY: createPem('ed25519'),
    DATA_KEY: `2026a:${randomBytes(32).toString('base64')}`,
    AUDIT_KEY: createPem('ed25519'),
    GATEWAY_URL: 'https://gateway.example',
    GATEWAY_MERCHANT: 'shuttle',
    GATEWAY_PASSWORD: 'x',
    FRAMES_URL: 'https://frames.example',
  }
  const without = (name: keyof typeof PRODUCTION) => ({ ...PRODUCTION, [name]: '' })

  it('production runs when every secret is its own', () => {
    expect(readConfig(PRODUCTION).production).toBe(true)
    expect(collectRefusals({ ...PRODUCTION, PORT: '65535' })).toEqual([])
  })

  it.each([
    'DATABASE_URL',
    'TOKEN_SECRET',
    'CODE_SECRET',
    'PREVIEW_SECRET',
    'TICKET_KEY',
    'DATA_KEY',
    'AUDIT_KEY',
    'SMTP_URL',
    'MAIL_FROM',
    'PUBLIC_URL',
    'GATEWAY_URL',
    'GATEWAY_MERCHANT',
    'GATEWAY_PASSWORD',
    'FRAMES_URL',
  ] as const)('production refuses to run without %s', (name) => {
    expect(collectRefusals(without(name))).toEqual([expect.stringContaining(name)])
  })

  it.each([
    [{ SHUTTLE_CLOCK: '2026-02-10T09:00:00+08:00' }, 'SHUTTLE_CLOCK'],
    [{ TOKEN_SECRET: 'development-only-secret' }, 'TOKEN_SECRET is the development secret'],
    [{ CODE_SECRET: `${'x'.repeat(32)} development-only-secret` }, 'CODE_SECRET is the development secret'],
    [{ TOKEN_SECRET: 'x'.repeat(31) }, 'TOKEN_SECRET has less than 32 bytes'],
    [{ PREVIEW_SECRET: `${'x'.repeat(32)} ${'y'.repeat(31)}` }, 'PREVIEW_SECRET has less than 32 bytes'],
    [{ TOKEN_SECRET: PRODUCTION.CODE_SECRET }, 'TOKEN_SECRET and CODE_SECRET are the same'],
    [{ PUBLIC_URL: 'http://tickets.example' }, 'PUBLIC_URL does not begin with https://'],
    [{ GATEWAY_URL: 'http://gateway.example' }, 'GATEWAY_URL does not begin with https://'],
    [{ WECHAT_PAGE_URL: 'http://open.example' }, 'WECHAT_PAGE_URL does not begin with https://'],
    [{ WECHAT_API_URL: 'http://api.example' }, 'WECHAT_API_URL does not begin with https://'],
    [{ SLIDE_SCRIPT_URL: 'http://slide.example/a.js' }, 'SLIDE_SCRIPT_URL does not begin with https://'],
    [{ SLIDE_ORIGINS: 'https://a.example http://b.example' }, 'SLIDE_ORIGINS (http://b.example) does not begin with'],
    [{ SURVEY_URL: 'http://survey.example' }, 'SURVEY_URL does not begin with https://'],
    [{ SUPPORT_CHAT_URL: 'http://chat.example' }, 'SUPPORT_CHAT_URL does not begin with https://'],
    [{ API_URL: 'http://api.example' }, 'API_URL does not begin with https://'],
    [{ STAFF_SECOND_FACTOR: 'off' }, 'STAFF_SECOND_FACTOR'],
    [{ PAYMENT_WINDOW_MINUTES: '4' }, 'PAYMENT_WINDOW_MINUTES'],
    [{ FRAMES_URL: 'https://TICKETS.example:443/' }, 'FRAMES_URL is the origin of the site'],
    [{ FRAMES_URL: 'https://TICKETS.example:8443' }, 'FRAMES_URL has the host of the site'],
    [{ FRAMES_URL: 'http://frames.example' }, 'FRAMES_URL does not begin with https://'],
  ])('production refuses %j', (change, name) => {
    expect(collectRefusals({ ...PRODUCTION, ...change })).toEqual([expect.stringContaining(name)])
  })

  it.each([
    [{ TOKEN_SECRET: 'x'.repeat(32) }],
    [{ PREVIEW_SECRET: `${'x'.repeat(32)} ${'y'.repeat(32)}` }],
    [{ TOKEN_SECRET: `${'x'.repeat(32)} ${PRODUCTION.CODE_SECRET}` }],
    [{ API_URL: 'http://127.0.0.1:8082' }],
    [{ API_URL: 'https://api.example' }],
    [{ SURVEY_URL: 'https://survey.example' }],
  ])('production accepts %j', (change) => expect(collectRefusals({ ...PRODUCTION, ...change })).toEqual([]))

  it('production requires https of every payment method', () => {
    const addresses = [
      'WECHAT_PAY_URL',
      'CMB_PAY_URL',
      'CMB_SERVICE_URL',
      'CMB_KEY_URL',
      'OCTOPUS_URL',
      'OCTOPUS_LANDING_URL',
      'SLIDE_URL',
    ]
    for (const name of addresses) {
      const findRefusals = (scheme: string) =>
        collectRefusals({ ...PRODUCTION, [name]: `${scheme}://pay.example` }).filter((line) => line.includes('begin'))
      expect(findRefusals('http')).toEqual([`${name} does not begin with https://`])
      expect(findRefusals('https')).toEqual([])
    }
  })

  it.each(['5', '30'])('[D3.order.1] production may give %s minutes to pay', (minutes) => {
    expect(readConfig({ ...PRODUCTION, PAYMENT_WINDOW_MINUTES: minutes }).paymentWindowMinutes).toBe(Number(minutes))
  })

  it('production accepts the embedded database only with ACCEPT_EMBEDDED_DATABASE', () => {
    const embedded = without('DATABASE_URL')
    expect(readConfig({ ...embedded, ACCEPT_EMBEDDED_DATABASE: 'yes' }).databaseUrl).toBeUndefined()
    expect(collectRefusals({ ...embedded, ACCEPT_EMBEDDED_DATABASE: 'no' })).toEqual([
      expect.stringContaining('DATABASE_URL'),
    ])
  })

  it('[D2.5] production names every refusal at once', () => {
    const refusals = collectRefusals({ NODE_ENV: 'production', SHUTTLE_CLOCK: '2026-02-10T09:00:00+08:00' })
    expect(refusals.map((line) => line.split(/[ ,]/)[0])).toEqual([
      'FRAMES_URL',
      'DATABASE_URL',
      'TOKEN_SECRET',
      'CODE_SECRET',
      'PREVIEW_SECRET',
      'TICKET_KEY',
      'DATA_KEY',
      'AUDIT_KEY',
      'SHUTTLE_CLOCK',
      'GATEWAY_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'PUBLIC_URL',
    ])
  })

  it('a delivery process starts without database and secrets', () => {
    const pages = {
      NODE_ENV: 'production',
      ROLE: 'delivery',
      API_URL: 'http://127.0.0.1:8082',
      PUBLIC_URL: 'https://tickets.example',
      GATEWAY_URL: 'https://g.example',
      FRAMES_URL: 'https://frames.example',
    }
    expect(collectRefusals(pages)).toEqual([])
    // It needs the providers' addresses, which are in the policy of pages, and never the service's credentials.
    const slide = { SLIDE_URL: 'https://afs.example', WECHAT_APP_ID: 'wx1' }
    expect(collectRefusals({ ...pages, ...slide })).toEqual([])
    expect(collectRefusals({ ...PRODUCTION, ...slide })).toHaveLength(2)
    expect(collectRefusals({ ...pages, PREVIEW_SECRET: 'x'.repeat(31) })).toEqual([expect.stringContaining('32 bytes')])
    expect(collectRefusals({ ...pages, GATEWAY_URL: '' })).toEqual([
      'GATEWAY_URL is missing: pages name the address of the card gateway in their policy (neither merchant nor password)',
    ])
  })
})

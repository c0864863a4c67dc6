import { generateKeyPairSync } from 'node:crypto'
import { ConfigFault, readConfig } from './config'

const refusalOf = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigFault) return error.message
    throw error
  }
  return ''
}

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db/shuttle',
  SESSION_SECRET: 'a secret that nobody else knows',
  TICKET_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  GATEWAY_URL: 'https://gateway.example',
  GATEWAY_MERCHANT: 'shuttle',
  GATEWAY_PASSWORD: 'x',
}

describe('the settings', () => {
  it('have defaults for everything in development', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      sandboxPort: 8081,
      role: 'all',
      paymentWindowMinutes: 15,
    })
    expect(readConfig({ PORT: '9000' }).sandboxPort).toBe(9001)
  })

  it.each([{ PORT: 'eighty' }, { ROLE: 'everything' }, { SHUTTLE_CLOCK: 'yesterday' }, { SESSION_SECRET: 'short' }])(
    '%j is refused by name',
    (env) => {
      expect(refusalOf(env)).toContain(Object.keys(env)[0])
    },
  )

  it('decision time: a set clock is a moment', () => {
    expect(readConfig({ SHUTTLE_CLOCK: '2023-02-10T09:00:00+08:00' }).clockStart).toBe(
      Date.parse('2023-02-10T01:00:00Z'),
    )
  })
})

describe('production', () => {
  it('runs when everything is its own', () => {
    expect(readConfig(PRODUCTION).production).toBe(true)
  })

  it.each([
    ['DATABASE_URL', undefined],
    ['SESSION_SECRET', undefined],
    ['TICKET_KEY', undefined],
    ['GATEWAY_URL', undefined],
    ['GATEWAY_PASSWORD', undefined],
    ['SHUTTLE_CLOCK', '2026-02-10T09:00:00+08:00'],
  ])('refuses %s being %p', (name, value) => {
    const env: Record<string, string> = { ...PRODUCTION }
    if (value === undefined) delete env[name]
    else env[name] = value
    expect(refusalOf(env)).toContain(name)
  })

  it('takes the embedded database only when told so', () => {
    const { DATABASE_URL: _, ...embedded } = PRODUCTION
    expect(readConfig({ ...embedded, ACCEPT_EMBEDDED_DATABASE: 'yes' }).databaseUrl).toBeUndefined()
  })

  it('names everything that is wrong at once', () => {
    expect(refusalOf({ NODE_ENV: 'production' }).split('\n').length).toBeGreaterThanOrEqual(4)
  })
})

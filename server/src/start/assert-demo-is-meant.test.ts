import { generateKeyPairSync } from 'node:crypto'
import { readConfig } from '../config'
import { assertDemoIsMeant } from './assert-demo-is-meant'

const KEY = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

const isRefused = (env: Record<string, string>): boolean => {
  try {
    assertDemoIsMeant(readConfig(env))
    return false
  } catch {
    return true
  }
}

describe('the demo goes into a database of another machine only where that is meant', () => {
  it.each([
    ['postgres://me@db.example/shuttle', true],
    ['postgres://me@10.0.0.7/shuttle', true],
    ['postgres://me@127.0.0.1/shuttle?host=db.example', true],
    ['postgres://me@localhost.example/shuttle', true],
    ['postgres://me@[2001:db8::1]/shuttle', true],
    ['postgres://me@127.0.0.1:5499/shuttle', false],
    ['postgres://me@localhost/shuttle', false],
    ['postgres://me@[::1]/shuttle', false],
    ['postgres:///shuttle', false],
    ['postgres://me@%2Fvar%2Frun%2Fpostgresql/shuttle', false],
    ['postgres://me@db.example/shuttle?host=/var/run/postgresql', false],
  ])('%s is refused: %s', (DATABASE_URL, refused) => {
    expect(isRefused({ DATABASE_URL })).toBe(refused)
    expect(isRefused({ DATABASE_URL, NODE_ENV: 'test' })).toBe(refused)
    expect(isRefused({ DATABASE_URL, DEMO: 'yes' })).toBe(false)
    expect(isRefused({ DATABASE_URL, ROLE: 'delivery', API_URL: 'http://127.0.0.1:8082' })).toBe(false)
  })

  it('takes the host of the environment where the address names none', () => {
    expect(isRefused({ DATABASE_URL: 'postgres:///shuttle', PGHOST: 'db.example' })).toBe(true)
    expect(isRefused({ DATABASE_URL: 'postgres:///shuttle', PGHOST: '/run/postgresql' })).toBe(false)
  })

  it.each([
    [{ PUBLIC_URL: 'https://tickets.example' }, 'PUBLIC_URL is https'],
    [{ GATEWAY_URL: 'http://127.0.0.1:8081' }, 'GATEWAY_URL is set'],
    [{ TICKET_KEY: KEY }, 'TICKET_KEY is set'],
  ])('with the settings of a site that sells only where that is meant: %#', (sign, why) => {
    const env = { DATABASE_URL: 'postgres://me@127.0.0.1/shuttle', ...sign }
    expect(() => assertDemoIsMeant(readConfig(env))).toThrow(why)
    expect(isRefused({ ...env, DEMO: 'yes' })).toBe(false)
    expect(isRefused({ ...env, DEMO: 'no' })).toBe(true)
    expect(isRefused({ PUBLIC_URL: 'http://127.0.0.1:8080' })).toBe(false)
  })

  it('says what to set', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://me:hush@db.example/shuttle' })
    expect(() => assertDemoIsMeant(config)).toThrow(/NODE_ENV=production, or DEMO=yes/)
  })
})

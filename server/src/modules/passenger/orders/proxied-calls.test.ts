import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as wire from '@shuttle/wire'
import * as staff from '@shuttle/wire/staff'
import { readConfig } from '../../../config/config'
import { CALL_TIMEOUT_MS } from '../../money/payments/payment-settings'
import { PROVIDER_TIMEOUT_MS } from '../../money/payments/reach-provider'
import { slideSettings } from '../captcha'
import { readWechatSettings } from '../wechat'
import { MADE_KEY_LASTS_MS } from './buy-ticket.request'

const CONF = readFileSync(join(__dirname, '../../../../../docs/nginx-two-services.conf'), 'utf8')
/**
 * Not safe to repeat: one more session; a price, or for ten seconds one order; calls that providers repeat themselves.
 */
const UNLISTED_ADDRESSES = ['/api/login', '/api/ticket/buy.ticket', '~^/api/pay/notify/']

const isCall = (value: unknown): value is wire.CallDefinition =>
  typeof value === 'object' && value !== null && 'idempotent' in value
const addressesOf = (calls: object, idempotent: boolean): string[] =>
  Object.values(calls)
    .filter(isCall)
    .filter((call) => call.idempotent === idempotent)
    .map(({ path }) => `/api/${path}`)

/** Calls that the proxy repeats at the other service without a key, as listed in the file. */
const listRepeated = (conf: string): string[] => {
  const [, list = ''] = /map \$uri \$changes_nothing \{\n\s*default 0;\n([^}]*)\}/.exec(conf) ?? []
  return [...list.matchAll(/^ *(\S+) 1;$/gm)].map(([, address = '']) => address)
}

it('the proxy of two services repeats only the passenger calls that the wire marks as repeatable', () => {
  expect(listRepeated(CONF).toSorted()).toEqual([...addressesOf(wire, true), ...UNLISTED_ADDRESSES].toSorted())
})

it('the proxy repeats no staff call, and no other write without a key', () => {
  const writes = [...addressesOf(wire, false), ...addressesOf(staff, true), ...addressesOf(staff, false)]
  expect(listRepeated(CONF).filter((address) => writes.includes(address))).toEqual([
    '/api/login',
    '/api/ticket/buy.ticket',
  ])
})

it('finds a call that is missing, misspelt or a write (negative control)', () => {
  for (const [from, to] of [
    ['    /api/wx/cancel.wx.order 1;\n', ''],
    ['/api/wx/query.wx.order.record', '/api/wx/query.wx.orders'],
    ['/api/logout', '/api/ticket/change.departure'],
  ] as const) {
    expect(CONF).toContain(from)
    expect(listRepeated(CONF.replace(from, to)).toSorted()).not.toEqual(listRepeated(CONF).toSorted())
  }
})

it('the proxy repeats no call for which an order without a key would be another one', () => {
  const [, seconds] = /proxy_next_upstream_timeout (\d+)s;/.exec(CONF) ?? []
  expect(Number(seconds)).toBeGreaterThan(0)
  expect(Number(seconds) * 1000).toBeLessThan(MADE_KEY_LASTS_MS)
})

it('the proxy gives up a call to a process that hangs while the call may still be repeated', () => {
  const [, repeatable = ''] = /location @repeatable \{([^}]*)\}/.exec(CONF) ?? []
  const secondsOf = (setting: string) => Number(new RegExp(`${setting} (\\d+)s;`).exec(repeatable)?.[1])
  expect(secondsOf('proxy_read_timeout')).toBeLessThan(secondsOf('proxy_next_upstream_timeout'))
})

describe('a healthy service answers before the read timeout of the proxy', () => {
  /** For the database and all work of a request except waiting for another machine. */
  const OWN_WORK_MS = 2000
  /** Default of nginx. */
  const DEFAULT_READ_TIMEOUT_MS = 60_000
  const readTimeoutMs = (conf: string, location: string): number => {
    const [, block = ''] = conf.split(`location ${location} {`)
    const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(block.split('\n    }')[0] ?? '') ?? []
    return seconds === undefined ? DEFAULT_READ_TIMEOUT_MS : Number(seconds) * 1000
  }
  const config = readConfig({
    SLIDE_URL: 'https://afs.example',
    SLIDE_ACCESS_KEY_ID: 'id',
    SLIDE_ACCESS_KEY_SECRET: 'secret',
    SLIDE_APP_KEY: 'app',
  })
  const slideMs = slideSettings(config)?.timeoutMs ?? Number.NaN
  const wechatMs = readWechatSettings(config)?.timeoutMs ?? Number.NaN
  /** A call queries a payment or verifies the slide of an order; no call does both in turn. */
  const longestMs = Math.max(PROVIDER_TIMEOUT_MS, slideMs) + OWN_WORK_MS

  it.each(['@repeatable', '/'])('a service answers before the read timeout in %s', (location) => {
    expect(readTimeoutMs(CONF, location)).toBeLessThan(DEFAULT_READ_TIMEOUT_MS)
    expect(readTimeoutMs(CONF, location)).toBeGreaterThan(longestMs)
  })

  it('a service answers before the read timeout in /api/, where WeChat sign-in makes three calls', () => {
    expect(listRepeated(CONF)).not.toContain(`/api/${wire.wechatReturnCall.path}`)
    expect(readTimeoutMs(CONF, '/api/')).toBeGreaterThan(3 * wechatMs + OWN_WORK_MS)
  })

  it('the full timeout of two provider calls exceeds the read timeout (negative control)', () => {
    expect(readTimeoutMs(CONF, '@repeatable')).toBeLessThan(2 * CALL_TIMEOUT_MS)
    expect(readTimeoutMs(CONF.replaceAll('timeout 8s', 'timeout 5s'), '@repeatable')).toBeLessThan(longestMs)
  })
})

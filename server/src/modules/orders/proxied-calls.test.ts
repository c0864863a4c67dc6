import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as wire from '@shuttle/wire'
import * as staff from '@shuttle/wire/staff'
import { readConfig } from '../../config'
import { slideSettings } from '../captcha'
import { CALL_TIMEOUT_MS } from '../payments/payment-settings'
import { PROVIDER_PATIENCE_MS } from '../payments/provider-patience'
import { readWechatSettings } from '../wechat'
import { MADE_KEY_LASTS_MS } from './buy-ticket.request'

const CONF = readFileSync(join(__dirname, '../../../../docs/nginx-two-services.conf'), 'utf8')
/** One more session; a price, or for ten seconds one order; what providers repeat themselves. */
const BESIDES = ['/api/login', '/api/ticket/buy.ticket', '~^/api/pay/notify/']

const isCall = (value: unknown): value is wire.CallDefinition =>
  typeof value === 'object' && value !== null && 'idempotent' in value
const addressesOf = (calls: object, idempotent: boolean): string[] =>
  Object.values(calls)
    .filter(isCall)
    .filter((call) => call.idempotent === idempotent)
    .map(({ path }) => `/api/${path}`)

/** What the proxy sends to the other service without a key, as the file lists it. */
const listRepeated = (conf: string): string[] => {
  const [, list = ''] = /map \$uri \$changes_nothing \{\n\s*default 0;\n([^}]*)\}/.exec(conf) ?? []
  return [...list.matchAll(/^ *(\S+) 1;$/gm)].map(([, address = '']) => address)
}

it('the proxy of two services repeats the calls of passengers that the wire says may be repeated, and no other', () => {
  expect(listRepeated(CONF).toSorted()).toEqual([...addressesOf(wire, true), ...BESIDES].toSorted())
})

it('it repeats no act of staff, and no other write without a key', () => {
  const writes = [...addressesOf(wire, false), ...addressesOf(staff, true), ...addressesOf(staff, false)]
  expect(listRepeated(CONF).filter((address) => writes.includes(address))).toEqual([
    '/api/login',
    '/api/ticket/buy.ticket',
  ])
})

it('control: a call that is missing, misspelt or a write is seen', () => {
  for (const [from, to] of [
    ['    /api/wx/cancel.wx.order 1;\n', ''],
    ['/api/wx/query.wx.order.record', '/api/wx/query.wx.orders'],
    ['/api/logout', '/api/ticket/change.departure'],
  ] as const) {
    expect(CONF).toContain(from)
    expect(listRepeated(CONF.replace(from, to)).toSorted()).not.toEqual(listRepeated(CONF).toSorted())
  }
})

it('nothing is repeated when an order without a key would be another one', () => {
  const [, seconds] = /proxy_next_upstream_timeout (\d+)s;/.exec(CONF) ?? []
  expect(Number(seconds)).toBeGreaterThan(0)
  expect(Number(seconds) * 1000).toBeLessThan(MADE_KEY_LASTS_MS)
})

it('a call that meets a process that hangs is given up while it may still be repeated', () => {
  const [, repeatable = ''] = /location @repeatable \{([^}]*)\}/.exec(CONF) ?? []
  const secondsOf = (setting: string) => Number(new RegExp(`${setting} (\\d+)s;`).exec(repeatable)?.[1])
  expect(secondsOf('proxy_read_timeout')).toBeLessThan(secondsOf('proxy_next_upstream_timeout'))
})

describe('a service that lives answers before the proxy takes it for one that hangs', () => {
  /** For the database and all else that a request does besides waiting for another machine. */
  const OWN_WORK_MS = 2000
  /** Of nginx, where nothing is set. */
  const DEFAULT_READ_TIMEOUT_MS = 60_000
  const readTimeoutMs = (conf: string, location: string): number => {
    const [, block = ''] = conf.split(`location ${location} {`)
    const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(block.split('\n    }')[0] ?? '') ?? []
    return seconds === undefined ? DEFAULT_READ_TIMEOUT_MS : Number(seconds) * 1000
  }
  const config = readConfig({})
  const slideMs = slideSettings(config)?.timeoutMs ?? Number.NaN
  const wechatMs = readWechatSettings(config)?.timeoutMs ?? Number.NaN
  /** Money is asked about, or the slide of an order; in turns by no call. */
  const longestMs = Math.max(PROVIDER_PATIENCE_MS, slideMs) + OWN_WORK_MS

  it.each(['@repeatable', '/'])('in %s', (location) => {
    expect(readTimeoutMs(CONF, location)).toBeLessThan(DEFAULT_READ_TIMEOUT_MS)
    expect(readTimeoutMs(CONF, location)).toBeGreaterThan(longestMs)
  })

  it('in /api/, where signing in by WeChat asks two questions and fetches a picture', () => {
    expect(listRepeated(CONF)).not.toContain(`/api/${wire.wechatReturn.path}`)
    expect(readTimeoutMs(CONF, '/api/')).toBeGreaterThan(3 * wechatMs + OWN_WORK_MS)
  })

  it('control: the whole time of two calls to a provider would be too long', () => {
    expect(readTimeoutMs(CONF, '@repeatable')).toBeLessThan(2 * CALL_TIMEOUT_MS)
    expect(readTimeoutMs(CONF.replaceAll('timeout 8s', 'timeout 5s'), '@repeatable')).toBeLessThan(longestMs)
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import type * as z from 'zod/mini'
import { buildSandbox } from '../../../../../sandbox'
import type { faultBody } from '../../../../../sandbox/faults/fault'
import { readConfig } from '../../../../config/config'
import { sandboxProfiles } from '../../../../start/sandbox-profiles'

export const TEST_PROFILE = { merchant: 'TEST_MERCHANT', password: 'test-password', notificationSecret: 'test-secret' }

export const APPROVED_CARD = '5123450000000008'
export const DECLINED_CARD = '5111111111111118'

/** A real sandbox on a port of its own, called over HTTP like the gateway. */
export const startTestSandbox = async (now: () => number) => {
  const folder = mkdtempSync(join(tmpdir(), 'shuttle-sandbox-'))
  const open = async (port: number) => {
    const built = buildSandbox({
      ...TEST_PROFILE,
      ...sandboxProfiles(readConfig({}), now),
      now,
      booksFile: join(folder, 'books.jsonl'),
      scripts: { read: (name) => `/* ${name} */` },
    })
    await built.app.listen({ host: '127.0.0.1', port })
    return built
  }
  let running = await open(0)
  const { port } = running.app.server.address() as AddressInfo
  const app = { inject: (request: InjectOptions) => running.app.inject(request) }
  return {
    url: `http://127.0.0.1:${port}`,
    get state() {
      return running.state
    },
    /** Stops it and starts it anew on its books; faults are gone. */
    restart: async (): Promise<void> => {
      await running.app.close()
      running = await open(port)
      // Until no earlier connection is used any more.
      while (!(await fetch(`http://127.0.0.1:${port}/faults`).catch(() => undefined)));
    },
    /** A card typed into the hosted page of a session. */
    payByCard: async (sessionId: string, number: string = APPROVED_CARD): Promise<Record<string, unknown>> => {
      const body = { number, name: 'CHAN TAI MAN', month: '01', year: '39', securityCode: '100' }
      const answer = await app.inject({ method: 'POST', url: `/checkout/pay/${sessionId}/card`, payload: body })
      return answer.json()
    },
    setFault: async (fault: z.input<typeof faultBody>): Promise<void> => {
      const answer = await app.inject({ method: 'POST', url: '/faults', payload: fault })
      if (answer.statusCode !== 201) throw new Error(answer.body)
    },
    /** From now on the provider signs with its key of this serial. */
    signWith: async (provider: 'wxpay' | 'octopusonline', serial: string): Promise<void> => {
      const answer = await app.inject({ method: 'POST', url: '/keys', payload: { provider, serial } })
      if (answer.statusCode !== 204) throw new Error(`no key ${serial}`)
    },
    /** The wallet behind the bridge; answers as the bridge does. */
    payByWallet: async (json: string, choice: 'pay' | 'cancel' | 'fail' = 'pay'): Promise<string> => {
      const payload = { name: 'getBrandWCPayRequest', parameters: JSON.parse(json), choice }
      return (await app.inject({ method: 'POST', url: '/wechat-pay/bridge', payload })).json().err_msg
    },
    /** A browser's handling of a form for a provider: posts it, chooses, and finds the way back in the page it gets. */
    payByForm: async (json: string, choice: 'pay' | 'cancel' | 'fail' = 'pay') => {
      const { action, fields } = JSON.parse(json) as { action: string; fields: Record<string, string> }
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const payload = new URLSearchParams(fields).toString()
      const { pathname, search } = new URL(action)
      const page = await app.inject({ method: 'POST', url: `${pathname}${search}`, headers, payload })
      const landing = /action="(\/landing\/[^"]+)"/.exec(page.body)?.[1]
      if (landing === undefined) return { refused: page.body }
      const end = await app.inject({ method: 'POST', url: landing, headers, payload: `choice=${choice}` })
      return { page: end.body }
    },
    clearFaults: () => app.inject({ method: 'DELETE', url: '/faults' }),
    close: async (): Promise<void> => {
      await running.app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>

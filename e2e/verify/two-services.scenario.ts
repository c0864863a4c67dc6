import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { NotHere, type VerifyRow, type VerifyTable } from '@shuttle/platform/verify-table'
import { startTwoServices, type TwoServices } from '../fixtures/two-services'
import { buyWhile, STEADY_MS } from '../steps/buy-while'
import { registerPassenger } from '../steps/register-passenger'

const BUYERS = 20
/** Longer than the proxy's timeout for an answer, and the idle limit of a transaction. */
const FROZEN_MS = 20_000

const HANGS = 'one hangs, and goes on'
/**
 * The frozen service may hold row locks until its transaction is ended: a request for them is refused with a later
 * retry.
 */
const isPutOff = (failure: string): boolean => /: 503 .*SERVICE_UNAVAILABLE/.test(failure)

const HOW = {
  'both services serve': async () => {},
  'one is killed and restarted': async ({ services: [first] }: TwoServices) => {
    await first.end('SIGKILL')
    await sleep(STEADY_MS)
    await first.start()
  },
  'one after the other is restarted': async ({ services }: TwoServices) => {
    for (const service of services) {
      const code = await service.end('SIGTERM')
      if (code !== 0) throw new Error(`a service ended with ${code}`)
      await service.start()
      await sleep(STEADY_MS)
    }
  },
  [HANGS]: async ({ services: [first] }: TwoServices) => {
    const goOn = first.freeze()
    await sleep(FROZEN_MS).finally(goOn)
  },
} as const
interface Row extends VerifyRow {
  id: keyof typeof HOW
}

export const table: VerifyTable<Row> = {
  name: 'two-services',
  document: {
    title: 'Two services behind nginx on one PostgreSQL',
    about: [
      `Two processes with \`ROLE=api\`, and nginx with \`docs/nginx-two-services.conf\`, of which only the ports are others. ${BUYERS} buyers make whole purchases by the calls of the site beside each other: home, price, sign-in, quote, order, payment by card at a provider of its own, confirmation, order details. Meanwhile a service is killed, restarted by SIGTERM, or hangs for ${FROZEN_MS / 1000} s (SIGSTOP). No request may fail; no buyer sends one twice. What a process that hangs was about to change in PostgreSQL stays locked until its transaction is ended: a request for it may be put off (503 with \`Retry-After\`) in that row.`,
    ],
    columns: ['what happens', 'purchases', 'requests', 'failed', 'put off'],
  },
  rows: () => (Object.keys(HOW) as Row['id'][]).map((id) => ({ id })),
  open: async () => {
    if (spawnSync('nginx', ['-v']).status !== 0) throw new NotHere('nginx is not installed here')
    const site = await startTwoServices()
    if (!site) throw new NotHere('PostgreSQL is not installed here')
    const emails: string[] = []
    const direct = { ...site, url: site.services[0].url }
    for (let buyer = 0; buyer < BUYERS; buyer += 1) emails.push(await registerPassenger(direct))
    return {
      close: () => site.stop(),
      run: async ({ id }) => {
        const { failures, purchases, requests } = await buyWhile(site, emails, () => HOW[id](site))
        const putOff = id === HANGS ? failures.filter(isPutOff) : []
        const failed = failures.filter((failure) => !putOff.includes(failure))
        const faults = [...new Set(failed)].slice(0, 5)
        if (purchases === 0) faults.push('nobody bought anything')
        return { cells: [id, purchases, requests, failed.length, putOff.length], faults }
      },
    }
  },
}

import Fastify from 'fastify'
import { Registry } from 'prom-client'
import type { AskApi } from '../composer'
import { registerDelivery } from '../index'

/** Delivery alone over a store on disk; `tick` lets its half second of patience pass. */
export const buildDelivery = async (storeDir: string, api: AskApi = async () => ({})) => {
  let elapsed = 0
  const app = Fastify()
  const metrics = new Registry()
  await registerDelivery(app, {
    storeDir,
    api,
    now: () => Date.parse('2026-11-21T01:00:00Z'),
    elapsed: () => elapsed,
    log: app.log,
    metrics,
  })
  const open = async (url: string, headers: Record<string, string> = {}) => {
    const response = await app.inject({ url, headers })
    const json = /id="boot">(.*?)<\/script>/s.exec(response.body)?.[1]
    return {
      ...response,
      status: response.statusCode,
      html: response.body,
      boot: json ? JSON.parse(json) : undefined,
      headers: response.headers,
    }
  }
  return { app, open, metrics, tick: () => (elapsed += 1000) }
}

import { join } from 'node:path'
import { type BootData, type PageBootData, unpackRegistry } from '@shuttle/contracts'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { type DeliveryOptions, registerDelivery } from '../register-delivery'
import type { AStore } from './a-store'

export const NOW = Date.parse('2026-11-21T01:00:00Z')

/** Only delivery, over a store on disk; `refresh` simulates its next poll of the release registry. */
export const buildDelivery = async (
  { store, source, dir, keyFile }: Pick<AStore, 'store' | 'source' | 'dir' | 'keyFile'>,
  change: Partial<DeliveryOptions> = {},
) => {
  const app = Fastify()
  const metrics = new Registry()
  const delivery = await registerDelivery(app, {
    source,
    store,
    publisherKeys: keyFile,
    lastGoodFile: join(dir, 'last-good.json'),
    api: async () => ({}),
    isStaff: async () => false,
    readPreview: () => undefined,
    visits: { keys: ['a key of visits'], share: 1, count: async () => {} },
    now: () => NOW,
    elapsed: () => performance.now(),
    secure: false,
    formOrigins: [],
    frameOrigins: [],
    expectedApps: [],
    supportAddress: 'support@bridge-shuttle.example',
    log: app.log,
    metrics,
    ...change,
  })
  const open = async (url: string, headers: Record<string, string> = {}) => {
    const response = await app.inject({ url, headers })
    const json = (id: string) => new RegExp(`id="${id}">(.*?)</script>`, 's').exec(response.body)?.[1]
    const written = json('boot')
    const boot = written ? (JSON.parse(written) as PageBootData) : undefined
    return {
      ...response,
      status: response.statusCode,
      html: response.body,
      /** The boot data as the shell reads it; undefined where the answer is no page. */
      boot: (boot && {
        ...boot,
        registry: { ...boot.registry, remotes: unpackRegistry(boot.registry.remotes) },
      }) as BootData,
      /** Fallback versions, in the order of the registry. */
      before: boot?.registry.remotes.before,
      pinned: JSON.parse(json('pinned') ?? '[]') as string[],
      headers: response.headers,
    }
  }
  return { app, open, metrics, refresh: delivery.refresh, delivery }
}
export type BuiltDelivery = Awaited<ReturnType<typeof buildDelivery>>

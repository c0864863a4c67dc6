import { BASE_PATH } from '@shuttle/contracts'
import type { FastifyInstance } from 'fastify'
import { DeliveryFault, type ReportFault } from './delivery-fault'
import type { StoredFiles } from './stored-files'

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** Below a build's folder, of plain names only: nothing hidden, nothing above it, and no copy that only has another encoding. */
const KEY = /^(shell\/\w[\w.+-]*|remotes\/[a-z][a-z0-9-]*\/\w[\w.+-]*)(\/\w[\w.-]*)+$/

const toKey = (address: string): string | undefined => {
  const key = address.slice(BASE_PATH.length)
  return KEY.test(key) && !/\.(br|gz)$/.test(key) ? key : undefined
}

/**
 * Immutable builds, compressed when they were put into the store. Without ETag: a validator would confirm
 * a copy that was damaged on the way.
 */
export const registerFiles = (
  app: FastifyInstance,
  options: {
    files: StoredFiles
    /** Whether the builds in use name a file of this key: a missing one is then a fault, and not cached. */
    isInUse: (key: string) => boolean
    report: ReportFault
  },
): void => {
  for (const folder of ['shell', 'remotes']) {
    app.get(`${BASE_PATH}${folder}/*`, async (request, reply) => {
      const key = toKey((request.raw.url ?? '').split('?', 1)[0] ?? '')
      reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
      reply.headers({ 'cache-control': 'no-store', vary: 'Accept-Encoding' }).type('text/plain; charset=utf-8')
      try {
        const file = key && (await options.files.get(key, String(request.headers['accept-encoding'] ?? '')))
        if (key && !file && options.isInUse(key)) throw new DeliveryFault('missing', `${key} is not in the store`)
        if (!key || !file) return reply.code(404).send('There is no such file.\n')
        if (file.encoding) reply.header('content-encoding', file.encoding)
        return reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type(TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
          .send(file.bytes)
      } catch (error) {
        options.report(error, 'store')
        return reply.code(503).header('retry-after', '2').send('The file cannot be read now.\n')
      }
    })
  }
}

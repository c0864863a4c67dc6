import { BASE_PATH } from '@shuttle/contracts'
import { addressRange } from '@shuttle/domain'
import { SMOKE_HEADER } from '@shuttle/releases'
import type { FastifyInstance } from 'fastify'
import { type FileRecord, toIntegrity } from '../composition/compressed-copies'
import type { Build } from './build'
import { DeliveryFault, type ReportFault } from './delivery-fault'
import type { MissLimit } from './miss-limit'
import type { FindReleasedBuild } from './released-builds'
import type { StoredFiles } from './stored-files'

interface FileName {
  /** Key in the store. */
  key: string
  kind: 'shell' | 'remote'
  app: string
  version: string
  name: string
}

/** A file in the record, or the record itself. */
const findFile = ({ record, sources }: Build, name: string): FileRecord | undefined => {
  if (Object.hasOwn(record.files, name)) return record.files[name]
  const source =
    name === 'remote.json' ? Object.entries(sources).find(([key]) => key.endsWith('/remote.json')) : undefined
  const bytes = source && Buffer.from(source[1])
  return bytes && { integrity: toIntegrity(bytes), bytes: bytes.length, type: 'other' }
}

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

/** A file of a build, by plain names only: no hidden files, no parent folders. */
const ADDRESS = /^(?:(shell)|remotes\/([a-z][a-z0-9-]*))\/(\w[\w.+-]*)\/(\w[\w.-]*)$/

const parseAddress = (address: string): FileName | undefined => {
  const key = address.slice(BASE_PATH.length)
  const [, shell, remote, version, name] = ADDRESS.exec(key) ?? []
  const app = shell ?? remote
  return app && version && name ? { key, kind: shell ? 'shell' : 'remote', app, version, name } : undefined
}

/**
 * Serves immutable builds, compressed at build time. Files that no signed record of a released build lists are refused
 * from memory, without reading the store. Sends no ETag: a validator would confirm a copy that was damaged on the way.
 */
export const registerFiles = (
  app: FastifyInstance,
  options: {
    files: StoredFiles
    findBuild: FindReleasedBuild
    misses: MissLimit
    report: ReportFault
  },
): void => {
  for (const folder of ['shell', 'remotes']) {
    app.get(`${BASE_PATH}${folder}/*`, async (request, reply) => {
      const fileAddress = parseAddress((request.raw.url ?? '').split('?', 1)[0] ?? '')
      reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
      reply.headers({ 'cache-control': 'no-store', vary: 'Accept-Encoding' }).type('text/plain; charset=utf-8')
      const from = addressRange(request.ip)
      const miss = () => {
        if (options.misses.count(from)) return reply.code(404).send('There is no such file.\n')
        return reply.code(429).header('retry-after', '60').send('Too many files were asked for that do not exist.\n')
      }
      try {
        const mayRefresh = options.misses.mayRefresh(from)
        const found = fileAddress && (await options.findBuild(request, fileAddress, { mayRefresh }))
        const file = found && findFile(found.build, fileAddress.name)
        if (!found || !file) return miss()
        const sent = await options.files.get(fileAddress.key, file, String(request.headers['accept-encoding'] ?? ''))
        // Files served by another site are not in our store.
        if (!sent && found.build.record.base !== undefined) return miss()
        if (!sent) throw new DeliveryFault('missing', `${fileAddress.key} is not in the store`)
        if (sent.encoding) reply.header('content-encoding', sent.encoding)
        // A browser that ran a smoke holds nothing of a version that is not released.
        const isSmoke = !found.isPublic && request.headers[SMOKE_HEADER] !== undefined
        return reply
          .header(
            'cache-control',
            isSmoke ? 'no-store' : `${found.isPublic ? 'public' : 'private'}, max-age=31536000, immutable`,
          )
          .type(TYPES[fileAddress.name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
          .send(sent.bytes)
      } catch (error) {
        options.report(error, 'store')
        return reply.code(503).header('retry-after', '2').send('The file cannot be read now.\n')
      }
    })
  }
}

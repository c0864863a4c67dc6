import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** Beside the build; from the sources one folder further up. */
const beside = join(import.meta.dirname, '../banners')
const BANNERS = existsSync(beside) ? beside : join(import.meta.dirname, '../../../banners')

const HEADERS = {
  'cache-control': 'public, max-age=86400',
  // A drawing opened by its address runs nothing and loads nothing.
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** Address of a drawing that this service brings along. */
export const pictureUrl = (name: string): string => `/api/pictures/${name}.svg`

/** Serves the pictures of the banners. Public, and cached by browsers for a day. */
export const registerPictures = (app: FastifyInstance): void => {
  app.get<{ Params: { file: string } }>('/api/pictures/:file', async ({ params: { file } }, reply) => {
    if (!/^[a-z]+(-[a-z]+)*\.svg$/.test(file)) return reply.code(404).send()
    try {
      const drawing = await readFile(join(BANNERS, file))
      return reply.headers(HEADERS).type('image/svg+xml').send(drawing)
    } catch {
      return reply.code(404).send()
    }
  })
}

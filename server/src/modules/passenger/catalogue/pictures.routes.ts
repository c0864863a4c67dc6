import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { findBannerPicture } from './banner-pictures.repository'

/** Next to the build; from the sources one folder further up. */
const beside = join(import.meta.dirname, '../banners')
const BANNERS = existsSync(beside) ? beside : join(import.meta.dirname, '../../../../banners')

/** Where pictures are served. */
export const PICTURES = '/api/pictures/'
const DRAWING = /^[a-z]+(-[a-z]+)*\.svg$/
const UPLOADED = /^[0-9a-f]{32}\.(png|jpg|webp)$/

const HEADERS = {
  'cache-control': 'public, max-age=86400',
  // A drawing opened by its address runs nothing and loads nothing.
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** Address of a drawing that is part of this service. */
export const pictureUrl = (name: string): string => `${PICTURES}${name}.svg`

export const hasDrawing = (file: string): boolean => DRAWING.test(file) && existsSync(join(BANNERS, file))

interface Picture {
  type: string
  content: Buffer
}

const findPicture = async (db: Kysely<Database>, file: string): Promise<Picture | undefined> => {
  if (hasDrawing(file)) return { type: 'image/svg+xml', content: await readFile(join(BANNERS, file)) }
  const uploaded = UPLOADED.test(file) ? await findBannerPicture(db, file) : undefined
  return uploaded && { type: uploaded.content_type, content: Buffer.from(uploaded.content, 'base64') }
}

/** Serves the pictures of the banners. Public, and cached by browsers for a day. */
export const registerPictures = (app: FastifyInstance, db: Kysely<Database>): void => {
  app.get<{ Params: { file: string } }>(`${PICTURES}:file`, async ({ params: { file } }, reply) => {
    const picture = await findPicture(db, file)
    return picture ? reply.headers(HEADERS).type(picture.type).send(picture.content) : reply.code(404).send()
  })
}

import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Immutable builds, compressed when they were put into the store. */
export const registerFiles = async (app: FastifyInstance, storeDir: string): Promise<void> => {
  for (const folder of ['shell', 'remotes']) {
    await app.register(fastifyStatic, {
      root: join(storeDir, folder),
      prefix: `/webhtml/${folder}/`,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      setHeaders: (response) => {
        response.header('x-content-type-options', 'nosniff')
        response.header('cross-origin-resource-policy', 'same-origin')
      },
    })
  }
}

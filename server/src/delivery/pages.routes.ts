import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LANGUAGE_TAG } from '@shuttle/domain'
import type { FastifyInstance } from 'fastify'
import type { createComposer } from './composer'
import { requestLanguage } from './request-language'

const compress = promisify(brotliCompress)
/** Pages are written on request: a middling quality costs about a millisecond. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Every path below the base that is no file is a page; who owns it is the composer's business. */
export const registerPages = (app: FastifyInstance, compose: ReturnType<typeof createComposer>): void => {
  app.get('/', (_request, reply) => reply.redirect('/webhtml/'))
  app.get('/webhtml', (_request, reply) => reply.redirect('/webhtml/'))
  app.get('/webhtml/*', async (request, reply) => {
    const url = new URL(request.raw.url ?? '/', 'http://site.invalid')
    const language = requestLanguage(url.searchParams, request.headers)
    const path = decodeURI(url.pathname).slice('/webhtml'.length)
    const page = await compose(path, url.searchParams, language, LANGUAGE_TAG[language])
    reply.code(page.status).headers(page.headers).type('text/html; charset=utf-8')
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html)
    return reply.header('content-encoding', 'br').send(await compress(page.html, BROTLI))
  })
}

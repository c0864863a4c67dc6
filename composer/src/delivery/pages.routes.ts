import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { BASE_PATH } from '@shuttle/contracts'
import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { createVersionLabels } from '../composition/version-labels'
import type { Build } from './build'
import type { createComposer } from './compose-page'
import { notAvailablePage, PLAIN_HEADERS, settingUpPage } from './plain-pages'
import { hiddenCookie, pageLanguage } from './read-request'
import { COHORT_COOKIE, type ResolveVersions } from './version-resolver'

export type CountPage = (shell: Build, owner: Build) => void

/** Counts pages by version, which shows the progress of a release on trial. */
export const createPageCounter = (metrics: Registry): CountPage => {
  const pages = new Counter({
    name: 'pages_composed_total',
    help: 'Pages by the versions of the shell and of the remote that owns them',
    labelNames: ['remote', 'version'],
    registers: [metrics],
  })
  const toLabels = createVersionLabels()
  const countOne = ({ record: { name, version } }: Build): void => pages.inc(toLabels(name, version))
  return (shell, owner) => {
    countOne(shell)
    if (owner !== shell) countOne(owner)
  }
}

const compress = promisify(brotliCompress)
/** Pages are compressed on request: a medium quality takes about a millisecond. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const YEAR_SECONDS = 365 * 86_400

const decodePath = (address: string): string => {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** Every path below the base that is not a file is a page; the composer finds its owner. */
export const registerPages = (
  app: FastifyInstance,
  options: {
    choose: ResolveVersions
    compose: ReturnType<typeof createComposer>
    count: CountPage
    /** Whether the scripts that every page needs can be sent. */
    hasScripts: () => Promise<boolean>
    /** Cookies are sent over https only. */
    secure: boolean
    supportAddress: string
  },
): void => {
  const { supportAddress: support } = options
  for (const above of ['/', BASE_PATH.slice(0, -1)]) app.get(above, (_request, reply) => reply.redirect(BASE_PATH))
  app.get(`${BASE_PATH}*`, async (request, reply) => {
    reply.type('text/html; charset=utf-8')
    const choice = await options.choose(request, { draw: true })
    if (!choice) return reply.code(503).headers(PLAIN_HEADERS).send(settingUpPage(request.id, support))
    if (!(await options.hasScripts()))
      return reply.code(503).headers(PLAIN_HEADERS).send(notAvailablePage(request.id, support))
    const { set, newCohort } = choice
    const url = new URL(request.raw.url ?? '/', 'http://site.invalid')
    const language = pageLanguage(url.searchParams, request.headers)
    const path = decodePath(url.pathname).slice(BASE_PATH.length - 1)
    const page = await options.compose(set, { path, query: url.searchParams, language, ip: request.ip })
    options.count(set.shell, page.owner)
    if (newCohort !== undefined) {
      const cookie = { maxAge: YEAR_SECONDS, secure: options.secure }
      reply.header('set-cookie', hiddenCookie(COHORT_COOKIE, String(newCohort), cookie))
    }
    // The only header that scripts of a page can read: error pages name the request by it.
    reply.code(page.status).headers(page.headers).header('server-timing', `request;desc="${request.id}"`)
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html)
    return reply.header('content-encoding', 'br').send(await compress(page.html, BROTLI))
  })
}

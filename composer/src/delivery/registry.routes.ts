import type { Withdrawals } from '@shuttle/contracts'
import { chooseLanguage } from '@shuttle/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EditionKeeper } from './edition-keeper'
import { findBefore } from './find-before'
import { remoteEntry } from './registry'
import { requestLanguage } from './request-language'
import type { ChooseSet } from './set-chooser'
import { setParts } from './set-parts'

const queryOf = (request: FastifyRequest): URLSearchParams =>
  new URL(request.raw.url ?? '/', 'http://site.invalid').searchParams

const notYet = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'retry-after': '5', 'cache-control': 'no-store' })
    .send({ message: 'No set of builds is live yet.' })

/** What open pages ask of the registry: their set, the version before one that failed, and what was withdrawn. */
export const registerRegistry = (
  app: FastifyInstance,
  options: { keeper: EditionKeeper; choose: ChooseSet; formOrigins: readonly string[] },
): void => {
  const { keeper } = options

  app.get('/webhtml/registry.json', async (request, reply) => {
    const choice = await options.choose(request)
    if (!choice) return notYet(reply)
    const { registry } = setParts(choice.set, requestLanguage(queryOf(request), request.headers), options.formOrigins)
    return reply.headers({ 'cache-control': 'private, no-cache', vary: 'Accept-Language, Cookie' }).send(registry)
  })

  app.get<{ Params: { name: string; version: string } }>(
    '/webhtml/registry/:name/before/:version',
    async (request, reply) => {
      const edition = keeper.current()
      if (!edition) return notYet(reply)
      reply.header('cache-control', 'no-store')
      const query = queryOf(request)
      const { name, version } = request.params
      const build = await findBefore(edition.book, keeper.build, { name, version, shell: query.get('shell') ?? '' })
      const lang = query.get('lang')
      const [entry] = build
        ? remoteEntry(build, chooseLanguage({ query: lang, stored: lang, browser: lang ?? '' }))
        : []
      return entry ?? reply.code(404).send({ message: `There is no version of ${name} before this one.` })
    },
  )

  app.get('/webhtml/registry/withdrawn', async (_request, reply) => {
    const book = keeper.current()?.book
    if (!book) return notYet(reply)
    const withdrawn = book.apps
      .map(
        ({ name, builds }) => [name, builds.filter((build) => build.withdrawn).map(({ version }) => version)] as const,
      )
      .filter(([, versions]) => versions.length > 0)
    const answer: Withdrawals = {
      revision: book.withdrawals,
      withdrawn: Object.fromEntries(withdrawn),
      closed: book.apps.filter(({ enabled }) => !enabled).map(({ name }) => name),
    }
    return reply.header('cache-control', 'no-store').send(answer)
  })
}

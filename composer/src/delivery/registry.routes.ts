import type { Withdrawals } from '@shuttle/contracts'
import { BASE_PATH } from '@shuttle/contracts'
import { chooseLanguage } from '@shuttle/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findBefore } from './find-before'
import { requestLanguage } from './read-request'
import type { ReleaseSync } from './release-sync'
import { remoteEntry, setParts } from './set-parts'
import type { ResolveVersions } from './version-resolver'

const readQuery = (request: FastifyRequest): URLSearchParams =>
  new URL(request.raw.url ?? '/', 'http://site.invalid').searchParams

const notYet = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'retry-after': '5', 'cache-control': 'no-store' })
    .send({ message: 'No set of builds is live yet.' })

/** What open pages ask of the registry: their set, the version before one that failed, and what was withdrawn. */
export const registerRegistry = (
  app: FastifyInstance,
  options: { sync: ReleaseSync; choose: ResolveVersions; formOrigins: readonly string[] },
): void => {
  const { sync } = options

  app.get(`${BASE_PATH}registry.json`, async (request, reply) => {
    const choice = await options.choose(request)
    if (!choice) return notYet(reply)
    const { registry } = setParts(choice.set, requestLanguage(readQuery(request), request.headers), options.formOrigins)
    return reply.headers({ 'cache-control': 'private, no-cache', vary: 'Accept-Language, Cookie' }).send(registry)
  })

  app.get<{ Params: { name: string; version: string } }>(
    `${BASE_PATH}registry/:name/before/:version`,
    async (request, reply) => {
      const snapshot = sync.current()
      if (!snapshot) return notYet(reply)
      reply.header('cache-control', 'no-store')
      const query = readQuery(request)
      const { name, version } = request.params
      const build = await findBefore(snapshot.registry, sync.build, { name, version, shell: query.get('shell') ?? '' })
      const lang = query.get('lang')
      const [entry] = build
        ? remoteEntry(build, chooseLanguage({ query: lang, stored: lang, browser: lang ?? '' }))
        : []
      return entry ?? reply.code(404).send({ message: `There is no version of ${name} before this one.` })
    },
  )

  app.get(`${BASE_PATH}registry/withdrawn`, async (_request, reply) => {
    const registry = sync.current()?.registry
    if (!registry) return notYet(reply)
    const withdrawn = registry.apps
      .map(
        ({ name, builds }) => [name, builds.filter((build) => build.withdrawn).map(({ version }) => version)] as const,
      )
      .filter(([, versions]) => versions.length > 0)
    const answer: Withdrawals = {
      revision: registry.withdrawals,
      withdrawn: Object.fromEntries(withdrawn),
      closed: registry.apps.filter(({ enabled }) => !enabled).map(({ name }) => name),
    }
    return reply.header('cache-control', 'no-store').send(answer)
  })
}

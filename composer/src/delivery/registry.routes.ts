import { createHash } from 'node:crypto'
import { BASE_PATH, type Withdrawals } from '@shuttle/contracts'
import { chooseLanguage } from '@shuttle/domain'
import type { ReleaseRegistry } from '@shuttle/releases'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Build } from './build'
import { findBefore, findNext } from './find-before'
import { pageLanguage } from './read-request'
import type { ReleaseSync } from './release-sync'
import { type OtherOrigins, remoteEntry, setParts } from './set-parts'
import type { ResolveVersions } from './version-resolver'

const readQuery = (request: FastifyRequest): URLSearchParams =>
  new URL(request.raw.url ?? '/', 'http://site.invalid').searchParams

/** A version that an open page may load, in the form of a registry entry. */
const sendBuild = (request: FastifyRequest, reply: FastifyReply, build: Build | undefined) => {
  const lang = readQuery(request).get('lang')
  const [entry] = build ? remoteEntry(build, chooseLanguage({ query: lang, stored: lang, browser: lang ?? '' })) : []
  return reply.code(entry ? 200 : 404).send(entry ?? { message: 'There is no other version that runs on this page.' })
}

const notYet = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'retry-after': '5', 'cache-control': 'no-store' })
    .send({ message: 'No set of builds is live yet.' })

const toWithdrawals = ({ withdrawals, apps }: ReleaseRegistry): Withdrawals => {
  const withdrawn = apps
    .map(({ name, builds }) => [name, builds.filter((build) => build.withdrawn).map(({ version }) => version)] as const)
    .filter(([, versions]) => versions.length > 0)
  return {
    revision: withdrawals,
    withdrawn: Object.fromEntries(withdrawn),
    closed: apps.filter(({ enabled }) => !enabled).map(({ name }) => name),
  }
}

/** The answer that every open page polls every few seconds, serialized once per registry. */
const writeWithdrawals = (registry: ReleaseRegistry): { text: string; etag: string } => {
  const text = JSON.stringify(toWithdrawals(registry))
  return { text, etag: `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"` }
}

/** Registry queries of open pages: their set, the versions that replace another, and withdrawals. */
export const registerRegistry = (
  app: FastifyInstance,
  options: { sync: ReleaseSync; choose: ResolveVersions } & OtherOrigins,
): void => {
  const { sync } = options
  const written = new WeakMap<ReleaseRegistry, ReturnType<typeof writeWithdrawals>>()

  app.get(`${BASE_PATH}registry.json`, async (request, reply) => {
    const choice = await options.choose(request)
    if (!choice) return notYet(reply)
    const { registry } = setParts(choice.set, pageLanguage(readQuery(request), request.headers), options)
    return reply.headers({ 'cache-control': 'private, no-cache', vary: 'Accept-Language, Cookie' }).send(registry)
  })

  app.get<{ Params: { name: string; version: string } }>(
    `${BASE_PATH}registry/:name/before/:version`,
    async (request, reply) => {
      const snapshot = sync.current()
      if (!snapshot) return notYet(reply)
      reply.header('cache-control', 'no-store')
      const query = { ...request.params, shell: readQuery(request).get('shell') ?? '' }
      return sendBuild(request, reply, await findBefore(snapshot.registry, sync.build, query))
    },
  )

  app.get<{ Params: { name: string; version: string } }>(
    `${BASE_PATH}registry/:name/next/:version`,
    async (request, reply) => {
      const choice = await options.choose(request)
      const snapshot = sync.current()
      if (!choice || !snapshot) return notYet(reply)
      reply.header('cache-control', 'no-store')
      const query = { ...request.params, shell: readQuery(request).get('shell') ?? '' }
      const given = choice.set.remotes.find(({ build, isClosed }) => !isClosed && build.record.name === query.name)
      return sendBuild(request, reply, await findNext(snapshot.registry, sync.build, given?.build, query))
    },
  )

  // Equal for all visitors: a proxy may serve it to any number of them for a second (ADR-57).
  app.get(`${BASE_PATH}registry/withdrawn`, async (request, reply) => {
    const registry = sync.current()?.registry
    if (!registry) return notYet(reply)
    const { text, etag } = written.get(registry) ?? writeWithdrawals(registry)
    written.set(registry, { text, etag })
    reply.headers({ 'cache-control': 'public, max-age=1', etag })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(text)
  })
}

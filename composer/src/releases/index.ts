import type { FastifyInstance } from 'fastify'
import type { ReleaseContext } from './release-context'
import './release-tables'
import { registerReleaseRoutes } from './releases.routes'

export { forgetOldBuilds } from './forget-old-builds'
export { readBook } from './read-book'

/** Publishing through the running site: who may, what goes together, and who was first. */
export const registerReleases = async (app: FastifyInstance, context: ReleaseContext): Promise<void> => {
  await app.register(async (scope) => registerReleaseRoutes(scope, context))
}

/** Every answer of the API tells open pages how many withdrawals there were, so that they ask when there is a new one. */
export const addWithdrawalsHeader = (app: FastifyInstance, withdrawals: () => number): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api/')) reply.header('x-withdrawals', withdrawals())
    return payload
  })
}

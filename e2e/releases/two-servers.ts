import { rmSync } from 'node:fs'
import { copyOfPreparedSite, type Environment, type Service, startService } from '../fixtures/service'

export interface TwoServers {
  servers: readonly [Service, Service]
  environment: Environment
  stop: () => Promise<void>
}

/**
 * One site of two processes, as behind a load balancer: one PostgreSQL and one store, nothing else in common.
 */
export const startTwoServers = async (): Promise<TwoServers> => {
  const { dataDir, database } = await copyOfPreparedSite()
  const { environment } = database
  const servers = [await startService(dataDir, environment), await startService(dataDir, environment)] as const
  return {
    servers,
    environment,
    stop: async () => {
      for (const server of servers) await server.stop()
      await database.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

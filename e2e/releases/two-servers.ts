import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeSite } from '@shuttle/platform/make-site'
import { startThrowawayPostgres } from '@shuttle/platform/throwaway-postgres'
import { type Environment, type Service, startService } from '../fixtures/service'

const root = resolve(import.meta.dirname, '../..')

export interface TwoServers {
  servers: readonly [Service, Service]
  environment: Environment
  stop: () => Promise<void>
}

/** One site of two processes, as behind a load balancer: one PostgreSQL and one store, nothing else in common. `bin` is where PostgreSQL's programs are. */
export const startTwoServers = async (bin: string): Promise<TwoServers> => {
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-two-'))
  // PostgreSQL runs as another user and must be able to walk through.
  chmodSync(scratch, 0o711)
  const postgres = await startThrowawayPostgres(bin, scratch)
  const dataDir = join(scratch, 'data')
  const environment = { DATABASE_URL: postgres.url }
  await makeSite({ root, dataDir, start: (dir) => startService(dir, environment, 'live') })
  const servers = [await startService(dataDir, environment), await startService(dataDir, environment)] as const
  return {
    servers,
    environment,
    stop: async () => {
      for (const server of servers) await server.stop()
      await postgres.remove()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

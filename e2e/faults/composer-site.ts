import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { toDatabaseTarget } from '@shuttle/platform/database-target'
import { copyOfPreparedSite, type Environment, type Service, startService } from '../fixtures/service'
import { startTcpGate, type TcpGate } from '../proxy/tcp-gate'
import { type Reissue, reissueBuild } from '../releases/reissue-build'
import { type ReleaseMoveions, releaseActions } from '../releases/release-actions'
import { OTHER_TEXTS } from './stories'

const root = resolve(import.meta.dirname, '../..')
export const MOVED_REMOTE = 'mf-purchase'

/** A site whose database is behind a gate and whose store of builds can be damaged. */
export interface ComposerSite {
  service: Service
  environment: Environment
  actions: ReleaseMoveions
  gate: TcpGate
  /** Folder of the store. */
  store: string
  /** Folder of a build in the store. */
  folderOf: (build: Reissue) => string
  /** Another build of the remote under test: of two that differ in a sentence, the one that is not live. */
  nextBuild: () => { build: Reissue; isNewer: boolean }
  stop: () => Promise<void>
}

/** The gate is between the service and its PostgreSQL. */
export const startComposerSite = async (): Promise<ComposerSite> => {
  const { dataDir, database } = await copyOfPreparedSite()
  const direct = database.environment.DATABASE_URL
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-composer-'))
  const gate = await startTcpGate(toDatabaseTarget(direct))
  const gated = Object.assign(new URL(direct), { hostname: '127.0.0.1', port: String(gate.port) })
  const environment = { DATABASE_URL: gated.href }
  const service = await startService(dataDir, environment)
  const store = join(dataDir, 'store')
  let builds = 0
  return {
    service,
    environment,
    actions: releaseActions(service),
    gate,
    store,
    folderOf: ({ name, version }) => join(store, 'remotes', name, version),
    nextBuild: () => {
      builds += 1
      const isNewer = builds % 2 === 1
      const edit = (text: string): string =>
        (isNewer ? (OTHER_TEXTS[MOVED_REMOTE] ?? []) : []).reduce((whole, [a, b]) => whole.replaceAll(a, b), text)
      const token = `build${String(builds).padStart(5, '0')}`
      return { build: reissueBuild(join(root, MOVED_REMOTE, 'dist'), scratch, token, edit), isNewer }
    },
    stop: async () => {
      await service.stop()
      await gate.stop()
      await database.remove()
      for (const folder of [scratch, dataDir]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { BuildRecord } from '@shuttle/contracts'
import { publishBuilds, readRecord } from '../fixtures/publish-builds'
import { type Service, startFreshService } from '../fixtures/service'
import { reissueBuild } from '../releases/reissue-build'
import { seedMark } from './seed-marks'
import type { TamperedApp } from './tampered-files'

const root = resolve(import.meta.dirname, '../..')
const APPS: readonly TamperedApp[] = ['shell', 'mf-purchase', 'mf-account']

export interface IntegritySite {
  service: Service
  /** The live build, whose files have a byte that would set a mark. */
  live: (app: TamperedApp) => BuildRecord
  /** The previous live version. */
  before: (app: TamperedApp) => string
  stop: () => Promise<void>
}

/** A site with two versions of shell and remotes: the builds of this checkout, and after them the same with marks. */
export const startIntegritySite = async (): Promise<IntegritySite> => {
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-integrity-'))
  const service = await startFreshService()
  const dists = new Map(
    APPS.map((app) => {
      const mark = (content: string, file: string) => seedMark(content, file, app)
      return [app, reissueBuild(join(root, app, 'dist'), scratch, 'marked0002', mark).dist] as const
    }),
  )
  await publishBuilds(service, [...dists.values()])
  return {
    service,
    live: (app) => readRecord(dists.get(app) ?? ''),
    before: (app) => readRecord(join(root, app, 'dist')).version,
    stop: async () => {
      await service.stop()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

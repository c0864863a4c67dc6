import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnnouncedChange, type ChangeKind, findVersionFaults } from './find-version-faults'
import { readSurfaces, SURFACE_FILE, type Surfaces } from './package-surface'

const FOLDER = '.changeset'
const ANNOUNCED = /^["']?(@[\w/-]+)["']?: *(patch|minor|major) *$/gm

/** The change files that wait for the next version. */
const readAnnounced = (root: string): AnnouncedChange[] =>
  readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .flatMap((name) => {
      const [, head = ''] = readFileSync(join(root, FOLDER, name), 'utf8').split(/^---$/m)
      return [...head.matchAll(ANNOUNCED)].map(([, of = '', kind]) => ({
        file: `${FOLDER}/${name}`,
        name: of,
        kind: kind as ChangeKind,
      }))
    })

/** Whether every packed package that changed since its last version has a change file or a new version. */
export const checkSharedVersions = (root: string): { ok: boolean; text: string } => {
  const recorded = JSON.parse(readFileSync(join(root, SURFACE_FILE), 'utf8')) as Surfaces
  const surfaces = readSurfaces(root)
  const faults = findVersionFaults(recorded, surfaces, readAnnounced(root))
  const count = Object.keys(surfaces).length
  return faults.length === 0
    ? { ok: true, text: `versions of shared packages: each change of ${count} packages has a change file` }
    : { ok: false, text: ['versions of shared packages', ...faults].join('\n') }
}

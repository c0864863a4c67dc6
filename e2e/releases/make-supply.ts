import { join, resolve } from 'node:path'
import { SUPPLY, type Supply } from './move-plan'
import { reissueBuild } from './reissue-build'

const root = resolve(import.meta.dirname, '../..')

/** Builds enough for the whole plan of moves, each with its own version. */
export const makeSupply = (into: string): Supply => {
  const builds = (app: keyof Supply) =>
    Array.from({ length: SUPPLY[app] }, (_, at) =>
      reissueBuild(join(root, app, 'dist'), into, `deploy${String(at + 1).padStart(4, '0')}`),
    )
  return { shell: builds('shell'), 'mf-purchase': builds('mf-purchase'), 'mf-account': builds('mf-account') }
}

import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildRecord, LiveSet } from '@shuttle/contracts'

export interface Build {
  record: BuildRecord
  /** Address of its folder, with a slash at the end. */
  base: string
  /** A text file of the build. */
  read: (file: string) => string
}

/** The builds of one live set: a shell and the remotes it composes. */
export interface LiveBuilds {
  revision: string
  shell: Build
  remotes: Build[]
}

export interface BuildStore {
  /** The live set now. After a fault of the store it is the last one that could be read; throws only when there never was one. */
  live: () => LiveBuilds
}

const CHECK_EVERY_MS = 500

/** A store in a folder. `live.json` names the live set; it is replaced as a whole by whoever publishes. */
export const folderBuildStore = (options: {
  dir: string
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number
  onFault: (error: unknown) => void
}): BuildStore => {
  const builds = new Map<string, Build>()
  let last: { mtimeMs: number; builds: LiveBuilds } | undefined
  let checkedAt = Number.NEGATIVE_INFINITY

  const load = (folder: string): Build => {
    const known = builds.get(folder)
    if (known) return known
    const read = (file: string) => readFileSync(join(options.dir, folder, file), 'utf8')
    const build = { record: JSON.parse(read('remote.json')) as BuildRecord, base: `/webhtml/${folder}/`, read }
    builds.set(folder, build)
    return build
  }

  const refresh = (): void => {
    const file = join(options.dir, 'live.json')
    const { mtimeMs } = statSync(file)
    if (last?.mtimeMs === mtimeMs) return
    const set = JSON.parse(readFileSync(file, 'utf8')) as LiveSet
    const remotes = Object.entries(set.remotes).map(([name, version]) => load(`remotes/${name}/${version}`))
    last = { mtimeMs, builds: { revision: set.revision, shell: load(`shell/${set.shell}`), remotes } }
  }

  return {
    live: () => {
      if (options.elapsed() - checkedAt >= CHECK_EVERY_MS) {
        try {
          refresh()
        } catch (error) {
          options.onFault(error)
          if (!last) throw error
        }
        checkedAt = options.elapsed()
      }
      if (!last) throw new Error('no build is live')
      return last.builds
    },
  }
}

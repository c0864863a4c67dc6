import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type ReleaseRegistry, releaseRegistry } from '@shuttle/releases'
import * as z from 'zod/mini'
import type { BuildStore } from './build'
import { neededBuilds, type ReleaseSnapshot } from './snapshot'

/** The registry is called `book` on disk, as in files of earlier versions. */
const lastGood = z.object({ book: releaseRegistry, sources: z.record(z.string(), z.string()) })

/** The last good set on disk, for a start without database, service or store. */
export interface LastGood {
  /**
   * Undefined when there is none; throws when it cannot be read. Its builds need
   * the same verification as those of a store.
   */
  read: () => Promise<{ registry: ReleaseRegistry; store: BuildStore } | undefined>
  /** Writes the whole file or nothing, and only if something changed. */
  write: (snapshot: ReleaseSnapshot) => Promise<void>
}

const toText = ({ registry, find }: ReleaseSnapshot): string => {
  const { must, may } = neededBuilds(registry)
  const builds = [...must, ...may].map(({ name, version }) => find(name, version))
  return JSON.stringify({ book: registry, sources: Object.assign({}, ...builds.map((build) => build?.sources)) })
}

export const lastGoodFile = (file: string): LastGood => {
  let written: string | undefined
  return {
    read: async () => {
      let text: string
      try {
        text = await readFile(file, 'utf8')
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return undefined
        throw error
      }
      const { book: registry, sources } = z.parse(lastGood, JSON.parse(text))
      written = text
      const store: BuildStore = {
        get: async (key) => (Object.hasOwn(sources, key) ? Buffer.from(sources[key] as string) : undefined),
      }
      return { registry, store }
    },
    write: async (snapshot) => {
      const text = toText(snapshot)
      if (text === written) return
      await mkdir(dirname(file), { recursive: true })
      // Several instances may share the folder.
      const part = `${file}.${process.pid}.part`
      await writeFile(part, text)
      await rename(part, file)
      written = text
    },
  }
}

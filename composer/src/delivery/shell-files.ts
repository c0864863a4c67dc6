import { BASE_PATH } from '@shuttle/contracts'
import type { FileRecord } from '../composition/compressed-copies'
import { DeliveryFault, type ReportFault } from './delivery-fault'
import type { ReleaseSnapshot } from './snapshot'
import type { StoredFiles } from './stored-files'

const RECHECK_AFTER_MS = 1_000

/** Files in the store that the live shell needs to start. */
const shellFiles = ({ registry, find }: ReleaseSnapshot): [key: string, file: FileRecord | undefined][] => {
  const app = registry.apps.find(({ kind }) => kind === 'shell')
  const shell = app?.live ? find(app.name, app.live) : undefined
  return shell
    ? [shell.record.entry, ...shell.record.baseFiles].map((name) => [
        shell.base.slice(BASE_PATH.length) + name,
        shell.record.files[name],
      ])
    : []
}

/**
 * Whether pages can be shown: they could be composed from the last good set without the store, but would stay blank
 * without scripts. Once the live shell's files were read they stay in memory and the answer stays true; until then it
 * is checked with every page, at most once a second. Never rejects.
 */
export const watchShellFiles = (options: {
  current: () => ReleaseSnapshot | undefined
  files: Pick<StoredFiles, 'get'>
  report: ReportFault
  /** Monotonic milliseconds. */
  elapsed: () => number
}): (() => Promise<boolean>) => {
  let areThere = false
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined

  const check = async (snapshot: ReleaseSnapshot): Promise<void> => {
    try {
      for (const [key, file] of shellFiles(snapshot))
        if (!file || !(await options.files.get(key, file, 'br')))
          throw new DeliveryFault('missing', `${key} is not in the store`)
      areThere = true
    } catch (error) {
      options.report(error, 'store')
    }
  }
  return async () => {
    const snapshot = options.current()
    if (areThere || !snapshot) return areThere
    if (options.elapsed() - checkedAt >= RECHECK_AFTER_MS) {
      checkedAt = options.elapsed()
      checking = check(snapshot)
    }
    await checking
    return areThere
  }
}

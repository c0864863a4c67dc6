import { join } from 'node:path'
import { folderStore } from '../artefacts/folder-store'
import type { AppContext } from '../context'
import type { ReleaseContext } from '../releases/release-context'

/** What releases need of a service; `onChanged` tells the pages of the same process. */
export const releaseContextOf = (
  { db, clock, log, config }: AppContext,
  onChanged: () => Promise<void> = async () => {},
): ReleaseContext => ({
  db,
  clock,
  log,
  store: folderStore(join(config.dataDir, 'store')),
  publisherKeys: config.publisherKeys,
  previewSecret: config.sessionSecret,
  publicUrl: config.publicUrl,
  onChanged,
})

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteManifest } from '@shuttle/contracts'
import { remotePreset } from './remote-preset'

/** Build of the remote in the working directory; a remote with other needs has its own `rspack.config.ts`. */
const buildHere = async () => {
  const dir = process.cwd()
  const { manifest } = (await import(pathToFileURL(join(dir, 'src/remote.manifest.ts')).href)) as {
    manifest: RemoteManifest
  }
  return remotePreset({ dir, manifest })
}

export default buildHere()

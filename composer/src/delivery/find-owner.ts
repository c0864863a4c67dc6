import type { PageManifest, RemoteManifest } from '@shuttle/contracts'
import type { Build } from './build'
import type { DeploymentSet } from './deployment-set'

export interface Owner {
  build: Build
  manifest: RemoteManifest
  page: PageManifest
  /** Closed by the kill switch: the shell says so, nothing of the owner is sent. */
  isClosed: boolean
}

/** Who draws this exact path: a remote, or the shell for what it brings along. */
export const findOwner = (set: DeploymentSet, path: string): Owner | undefined => {
  const candidates = [
    ...set.remotes.map((remote) => ({ ...remote, manifests: [remote.build.record.manifest ?? []].flat() })),
    { build: set.shell, isClosed: false, manifests: set.shell.record.builtIn ?? [] },
  ]
  for (const { build, isClosed, manifests } of candidates) {
    for (const manifest of manifests) {
      const page = manifest.pages.find((one) => one.path === path)
      if (page) return { build, manifest, page, isClosed }
    }
  }
  return undefined
}

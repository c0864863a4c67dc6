import type { PageManifest, RemoteManifest } from '@shuttle/contracts'
import type { Build, LiveBuilds } from './build-store'

export interface Owner {
  build: Build
  manifest: RemoteManifest
  page: PageManifest
}

/** Who draws this exact path: a remote, or the shell for what it brings along. */
export const findOwner = (live: LiveBuilds, path: string): Owner | undefined => {
  const candidates = [
    ...live.remotes.map((build) => ({ build, manifests: build.record.manifest ? [build.record.manifest] : [] })),
    { build: live.shell, manifests: live.shell.record.builtIn ?? [] },
  ]
  for (const { build, manifests } of candidates) {
    for (const manifest of manifests) {
      const page = manifest.pages.find((one) => one.path === path)
      if (page) return { build, manifest, page }
    }
  }
  return undefined
}

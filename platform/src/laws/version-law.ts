import { dependenciesOf, type PackageManifest } from './package-manifests'

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** Versions are exact and the same everywhere, so that what was tested is what runs. One sentence for each fault. */
export const versionFaults = (manifests: readonly PackageManifest[]): string[] => {
  const first = new Map<string, { version: string; folder: string }>()
  return manifests.flatMap((manifest) =>
    dependenciesOf(manifest).flatMap(([name, version]) => {
      const { folder } = manifest
      if (!EXACT.test(version)) return [`${folder} wants ${name} "${version}", which is no exact version`]
      const before = first.get(name)
      if (before && before.version !== version) {
        return [`${folder} wants ${name} ${version}, ${before.folder} wants ${before.version}`]
      }
      first.set(name, { version, folder })
      return []
    }),
  )
}

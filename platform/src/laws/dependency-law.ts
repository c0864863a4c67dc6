import type { PackageManifest } from './package-manifests'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Dependencies of a package that no file of it names as an import or in a path. What a dependency wants beside itself is used
 * by that one: `peersOf` names it. `sources` are the texts of the package's files. One sentence for each fault.
 */
export const unusedDependencies = (
  { folder, dependencies = {} }: PackageManifest,
  sources: readonly string[],
  peersOf: (dependency: string) => readonly string[],
): string[] => {
  const wantedBeside = new Set(Object.keys(dependencies).flatMap(peersOf))
  const isNamed = (name: string) => {
    const mention = new RegExp(`['"/]${escaped(name)}['"/]`)
    return sources.some((text) => mention.test(text))
  }
  return Object.keys(dependencies)
    .filter((name) => !wantedBeside.has(name) && !isNamed(name))
    .map((name) => `${folder} does not use ${name}`)
}

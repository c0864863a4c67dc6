import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteManifest } from '@shuttle/contracts'
import { UsageError } from '../release/read-arguments'
import type { RemoteOptions } from './remote-options'
import { kebab } from './spellings'

/** Manifests of the shell and of all remotes with a folder in `parent`. */
export const readManifests = async (parent: string): Promise<RemoteManifest[]> => {
  const files = readdirSync(parent)
    .filter((name) => name === 'shell' || name.startsWith('mf-'))
    .map((name) => join(parent, name, 'src/remote.manifest.ts'))
    .filter((file) => existsSync(file))
  const found: RemoteManifest[] = []
  for (const file of files) {
    const { manifest } = (await import(pathToFileURL(file).href)) as { manifest: RemoteManifest }
    found.push(manifest)
  }
  return found
}

/** Throws {@link UsageError} when a path, route name or slot is named twice, or belongs to another remote. */
export const assertUnclaimed = (options: RemoteOptions, others: readonly RemoteManifest[]): void => {
  const owners = new Map<string, string>()
  const claim = (what: string, by: string) => {
    const owner = owners.get(what)
    if (owner !== undefined) throw new UsageError(`${what} belongs to ${owner} already`)
    owners.set(what, by)
  }
  for (const { name, pages, slots } of others) {
    for (const page of pages) {
      claim(`the path ${page.path}`, name)
      claim(`the route name ${page.name}`, name)
    }
    for (const slot of slots) claim(`the slot ${slot}`, name)
  }
  for (const { path } of options.pages) {
    claim(`the path ${path}`, options.name)
    claim(`the route name ${kebab(path)}`, options.name)
  }
  for (const slot of options.slots) claim(`the slot ${slot}`, options.name)
}

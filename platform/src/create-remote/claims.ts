import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteManifest } from '@shuttle/contracts'
import { BadOrder } from './read-arguments'
import type { RemoteOrder } from './remote-order'
import { kebab } from './spellings'

/** Manifests of the shell and of every remote that has its folder in `parent`. */
export const manifestsIn = async (parent: string): Promise<RemoteManifest[]> => {
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

/** Throws {@link BadOrder} when the order asks twice for one thing, or for one that somebody has. */
export const refuseTaken = (order: RemoteOrder, others: readonly RemoteManifest[]): void => {
  const owners = new Map<string, string>()
  const claim = (what: string, by: string) => {
    const owner = owners.get(what)
    if (owner !== undefined) throw new BadOrder(`${what} belongs to ${owner} already`)
    owners.set(what, by)
  }
  for (const { name, pages, slots } of others) {
    for (const page of pages) {
      claim(`the path ${page.path}`, name)
      claim(`the route name ${page.name}`, name)
    }
    for (const slot of slots) claim(`the slot ${slot}`, name)
  }
  for (const { path } of order.pages) {
    claim(`the path ${path}`, order.name)
    claim(`the route name ${kebab(path)}`, order.name)
  }
  for (const slot of order.slots) claim(`the slot ${slot}`, order.name)
}

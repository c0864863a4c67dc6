import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleasedApp } from '@shuttle/releases'
import { buildAll } from '../build/build-all'
import type { ReleaseOrder } from './read-arguments'
import type { ReleaseClient, Signer } from './release-client'
import type { Surroundings } from './surroundings'
import { readBuild, uploadBuild } from './upload-build'

const folderOf = async ({ app, dist }: { app: string; dist: string | undefined }, { root, say }: Surroundings) => {
  if (dist !== undefined) return dist
  if (!existsSync(join(root, app, 'rspack.config.ts')))
    throw new Error(`There is no ${app} in this checkout: name its build by --dist.`)
  await buildAll({ root, log: say, isWanted: (name) => name === app })
  return join(root, app, 'dist')
}

/** Builds what an order means unless it names a build, uploads it and has it accepted; nothing goes live by that. */
export const bringBuild = async (
  order: ReleaseOrder & { app: string },
  signer: Signer,
  client: ReleaseClient,
  surroundings: Surroundings,
): Promise<ReleasedApp & { version: string }> => {
  const folder = await folderOf(order, surroundings)
  const { name, version } = readBuild(folder).record
  if (name !== order.app) throw new Error(`The build at ${folder} is ${name}, not ${order.app}.`)
  const app = await uploadBuild(client, signer, folder)
  surroundings.say(`${name} ${version} is uploaded.`)
  return { ...app, version }
}

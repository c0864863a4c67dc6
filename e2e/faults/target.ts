import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildRecord } from '@shuttle/contracts'
import type { Scene } from './scenes'

/** A build as it lies on disk, and what of it a scene plays with. */
export interface Target {
  scene: Scene
  record: BuildRecord
  /** Texts of its files by name. */
  files: ReadonlyMap<string, string>
  /** Path of its folder on the site, with a slash at the end. */
  folder: string
  /** The scene's own chunk, and its style where it has one. */
  chunk: string
  style: string | undefined
}

export const readTarget = (dist: string, scene: Scene): Target => {
  const record = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')) as BuildRecord
  const slot = `slot-${scene.key.replaceAll('.', '-')}`
  const own = scene.list === 'pages' ? (record.pathFiles[scene.key] ?? []) : [`${slot}.js`, `${slot}.css`]
  const chunk = own.find((name) => name.endsWith('.js') && record.files[name])
  if (!chunk) throw new Error(`${record.name} has no chunk for ${scene.key}`)
  return {
    scene,
    record,
    files: new Map(
      readdirSync(dist)
        .filter((name) => /\.(js|css)$/.test(name))
        .map((name) => [name, readFileSync(join(dist, name), 'utf8')] as const),
    ),
    folder: `/webhtml/remotes/${record.name}/${record.version}/`,
    chunk,
    style: own.find((name) => name.endsWith('.css') && record.files[name]),
  }
}

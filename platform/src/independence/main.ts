import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packInto } from './pack-into'
import { packPackages } from './pack-packages'
import { PACKED } from './packed-packages'

/**
 * `npm run pack-shared -- <folder>`: packs the packages that remotes are built with, into a folder or for the remote in
 * it.
 */
const root = resolve(import.meta.dirname, '../../..')
const [given, ...more] = process.argv.slice(2)
if (given === undefined || more.length > 0 || given.startsWith('-')) {
  console.error('npm run pack-shared -- <folder>')
  process.exit(2)
}
const dir = resolve(process.env.INIT_CWD ?? process.cwd(), given)
const manifest = join(dir, 'package.json')
const isRemote = existsSync(manifest) && readFileSync(manifest, 'utf8').includes(`file:${PACKED}/`)
if (isRemote) {
  const { names } = packInto(root, dir)
  console.log(`packed ${names.length} packages into ${join(dir, PACKED)}; its lock file names them`)
  console.log(`next, in ${dir}: npm install, npm test, npm run build`)
} else {
  const packed = packPackages(root, dir)
  console.log(`packed ${packed.length} packages into ${dir}: ${packed.map(({ name }) => name).join(' ')}`)
}

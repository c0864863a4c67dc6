import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packInto } from './pack-into'
import { packPackages } from './pack-packages'
import { PACKED } from './packed-packages'
import { publishPacked } from './publish-packed'

/**
 * `npm run pack-shared -- <folder>`: packs the packages that remotes are built with, into a folder or for the remote in
 * it; with `--registry <address>`, publishes them to an npm registry.
 */
const root = resolve(import.meta.dirname, '../../..')
const [given, address, ...more] = process.argv.slice(2)
if (given === '--registry' && address !== undefined && URL.canParse(address) && more.length === 0) {
  const published = await publishPacked(root, address)
  for (const name of published) console.log(name)
  console.log(`published ${published.length} packages to ${address}; it has all others in their version already`)
  process.exit(0)
}
if (given === undefined || address !== undefined || given.startsWith('-')) {
  console.error('npm run pack-shared -- <folder>, or --registry <address>')
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

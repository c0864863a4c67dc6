import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findPageOwner } from './find-page-owner'

/** `npm run owner -- /my_coupon`: the remote that owns a page, its file and its reviewers. */
const root = resolve(import.meta.dirname, '../../..')
const address = process.argv[2]
if (!address) {
  console.error('npm run owner -- /path')
  process.exit(2)
}
const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'src/remote.manifest.ts')))
const remotes = await Promise.all(
  folders.map(async (folder) => {
    const { manifest } = await import(pathToFileURL(join(root, folder, 'src/remote.manifest.ts')).href)
    return { folder, manifest, remote: readFileSync(join(root, folder, 'src/remote.ts'), 'utf8') }
  }),
)
const owner = findPageOwner(remotes, address)
if (owner) {
  const codeOwners = readFileSync(join(root, 'CODEOWNERS'), 'utf8').split('\n')
  console.log(`${owner.path}  ${owner.folder}  page '${owner.name}'`)
  if (owner.file) console.log(`  ${owner.file}`)
  console.log(
    `  ${codeOwners.findLast((line) => line.startsWith(`/${owner.folder}/`)) ?? `no line of CODEOWNERS for ${owner.folder}`}`,
  )
} else {
  console.error(`no remote has a page ${address}; pages:`)
  for (const { folder, manifest } of remotes)
    console.error(`  ${folder}  ${manifest.pages.map(({ path }: { path: string }) => path).join(' ')}`)
  process.exitCode = 1
}

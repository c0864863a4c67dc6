import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './run-command'

const DEBIAN = '/usr/lib/postgresql'
const hasServer = (dir: string): boolean => existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'postgres'))

/** Folder of PostgreSQL's own programs (the newest on Debian); undefined where the server is not installed. */
export const findPostgres = async (): Promise<string | undefined> => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const config = await runCommand('pg_config', ['--bindir'], { cwd: '/' })
  const places = [
    ...(config.ok ? [config.output.trim()] : []),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ]
  return places.find(hasServer)
}

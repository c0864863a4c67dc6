import { parseArgs } from 'node:util'
import { DevelopmentFault } from './development-fault'

/** Options of the development command. */
export interface DevelopmentArguments {
  /** Names of remotes; empty means all. */
  names: readonly string[]
  /** One remote in the shell, without the other remotes. */
  isAlone: boolean
  /** Origin of a running site that serves everything else. */
  site?: string
}

const USAGE = 'npm run dev -- [--alone] [--site http://host:port] [remote ...]'

const toOrigin = (address: unknown): string => {
  if (typeof address === 'string' && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol))
    return new URL(address).origin
  throw new DevelopmentFault(`--site needs an address such as http://127.0.0.1:8080\n${USAGE}`)
}

/** Reads the command line. Throws {@link DevelopmentFault}. */
export const readArguments = (args: readonly string[]): DevelopmentArguments => {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    options: { alone: { type: 'boolean', default: false }, site: { type: 'string' } },
    allowPositionals: true,
    // Unknown options are refused here, in one line with the usage.
    strict: false,
  })
  const { alone, site, ...unknown } = values
  for (const word of Object.keys(unknown)) throw new DevelopmentFault(`--${word} is no option\n${USAGE}`)
  if (alone && names.length > 1) throw new DevelopmentFault('--alone takes one remote')
  return { names, isAlone: Boolean(alone), ...(site !== undefined && { site: toOrigin(site) }) }
}

/** The port in `PORT`. Throws {@link DevelopmentFault}. */
export const toPort = (given: string | undefined, otherwise: number): number => {
  const port = Number(given || otherwise)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new DevelopmentFault(`PORT: a port expected, not "${given}"`)
}

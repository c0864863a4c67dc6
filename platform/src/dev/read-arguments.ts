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

export const USAGE = 'npm run dev -- [--alone] [--site http://host:port] [remote ...]'

const toOrigin = (address: string | undefined): string => {
  if (address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address).origin
  throw new DevelopmentFault(`--site needs an address such as http://127.0.0.1:8080\n${USAGE}`)
}

/** Reads the command line. Throws {@link DevelopmentFault}. */
export const readArguments = (args: readonly string[]): DevelopmentArguments => {
  const names: string[] = []
  let isAlone = false
  let site: string | undefined
  const rest = [...args]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--alone') isAlone = true
    else if (word === '--site') site = toOrigin(rest.shift())
    else if (word.startsWith('--site=')) site = toOrigin(word.slice('--site='.length))
    else if (word.startsWith('-')) throw new DevelopmentFault(`${word} is no option\n${USAGE}`)
    else names.push(word)
  }
  if (isAlone && names.length > 1) throw new DevelopmentFault('--alone takes one remote')
  return { names, isAlone, ...(site && { site }) }
}

/** The port in `PORT`. Throws {@link DevelopmentFault}. */
export const toPort = (given: string | undefined, otherwise: number): number => {
  const port = Number(given || otherwise)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new DevelopmentFault(`PORT: a port expected, not "${given}"`)
}

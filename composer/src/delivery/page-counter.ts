import { Counter, type Registry } from 'prom-client'
import type { Build } from './build'

/** Versions counted apart; a process that outlives more of them counts the others together. */
const VERSIONS = 200

export type CountPage = (shell: Build, owner: Build) => void

/** How many pages went out with each version: tells how far a release on trial has come. */
export const createPageCounter = (metrics: Registry): CountPage => {
  const pages = new Counter({
    name: 'pages_composed_total',
    help: 'Pages by the versions of the shell and of the remote that owns them',
    labelNames: ['remote', 'version'],
    registers: [metrics],
  })
  const seen = new Set<string>()
  const countOne = ({ record: { name, version } }: Build): void => {
    const key = `${name} ${version}`
    if (seen.size < VERSIONS) seen.add(key)
    pages.inc(seen.has(key) ? { remote: name, version } : { remote: 'other', version: 'other' })
  }
  return (shell, owner) => {
    countOne(shell)
    if (owner !== shell) countOne(owner)
  }
}

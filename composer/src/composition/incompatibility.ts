import { type BuildRecord, CONTRACT_VERSION } from '@shuttle/contracts'
import { satisfies } from 'semver'

/** Why this remote cannot run on this shell, as a sentence; undefined when it can. */
export const incompatibility = (shell: BuildRecord, remote: BuildRecord): string | undefined => {
  const contract = remote.manifest?.contract
  const who = `${remote.name} ${remote.version}`
  if (contract !== CONTRACT_VERSION) return `${who} speaks contract ${contract}, the site ${CONTRACT_VERSION}`
  for (const [key, range] of Object.entries(remote.shared)) {
    const version = shell.shared[key]
    if (version === undefined) return `${who} needs ${key}, which shell ${shell.version} does not have`
    if (!satisfies(version, range)) return `${who} needs ${key} ${range}, shell ${shell.version} has ${version}`
  }
  for (const [key, names] of Object.entries(remote.uses ?? {})) {
    const provided = shell.provides?.[key]
    const missing = provided && names.find((name) => !provided.includes(name))
    if (missing) return `${who} uses ${missing} of ${key}, which shell ${shell.version} does not give`
  }
  return undefined
}

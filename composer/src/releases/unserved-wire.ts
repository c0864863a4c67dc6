import type { BuildRecord } from '@shuttle/contracts'

/** The versions of the wire that the service answers, both included. */
export interface ServedWire {
  oldest: number
  latest: number
}

/** Why the service would refuse every call of this remote, as a sentence: a page of it could only ask for a reload, again and again. */
export const unservedWire = (
  { name, version, manifest }: BuildRecord,
  { oldest, latest }: ServedWire,
): string | undefined => {
  const wire = manifest?.wire
  if (wire === undefined || (wire >= oldest && wire <= latest)) return undefined
  return `${name} ${version} speaks wire ${wire}, the service ${oldest} to ${latest}`
}

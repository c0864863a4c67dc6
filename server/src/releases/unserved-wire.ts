import type { BuildRecord } from '@shuttle/contracts'
import { OLDEST_WIRE_SERVED, WIRE_VERSION } from '@shuttle/wire'

/** Why the service would refuse every call of this remote, as a sentence: a page of it could only ask for a reload, again and again. */
export const unservedWire = ({ name, version, manifest }: BuildRecord): string | undefined => {
  const wire = manifest?.wire
  if (wire === undefined || (wire >= OLDEST_WIRE_SERVED && wire <= WIRE_VERSION)) return undefined
  return `${name} ${version} speaks wire ${wire}, the service ${OLDEST_WIRE_SERVED} to ${WIRE_VERSION}`
}

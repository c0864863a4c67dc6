import { keyPrint, type ReleaseRegistry } from '@shuttle/releases'
import { OPERATOR, type PublisherKeyFile, toKeyPrints } from '../composition/publisher-keys'

/**
 * Publishers of accepted builds, as labels, whose key is in the key file neither for the app nor for the operator: no
 * process with this file serves their builds. An invalid line belongs to no owner.
 */
export const findUnknownKeys = ({ apps }: ReleaseRegistry, file: PublisherKeyFile): string[] => {
  const unknown = apps.flatMap(({ name, builds }) => {
    const known = [name, OPERATOR].flatMap((owner) => toKeyPrints(file, owner))
    return builds.map(({ publisher }) => publisher).filter((label) => !known.includes(keyPrint(label)))
  })
  return [...new Set(unknown)].sort()
}

import { keyPrint, type ReleaseRegistry } from '@shuttle/releases'
import { OPERATOR, type PublisherKeyFile, toKeyPrints } from '../composition/publisher-keys'

/**
 * Publishers of accepted builds, as labels, whose key stands in the key file neither for the app nor for the operator: what
 * they signed is served by no process with this file. A line that is no key is nobody's.
 */
export const findUnknownKeys = ({ apps }: ReleaseRegistry, file: PublisherKeyFile): string[] => {
  const unknown = apps.flatMap(({ name, builds }) => {
    const known = [name, OPERATOR].flatMap((owner) => toKeyPrints(file, owner))
    return builds.map(({ publisher }) => publisher).filter((label) => !known.includes(keyPrint(label)))
  })
  return [...new Set(unknown)].sort()
}

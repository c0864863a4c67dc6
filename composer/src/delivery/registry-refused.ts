/** The service refuses the key with which this process reads the release registry, or the key is missing. */
export class RegistryRefused extends Error {
  override readonly name = 'RegistryRefused'
}

/** The service refuses the key by which this process reads the release registry, or there is no such key. */
export class RegistryRefused extends Error {
  override readonly name = 'RegistryRefused'
}

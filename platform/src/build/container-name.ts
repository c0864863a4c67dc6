/** Global name of a remote's container; carries the version, so that two versions never answer to one name. */
export const containerName = (name: string, version: string): string =>
  `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_')

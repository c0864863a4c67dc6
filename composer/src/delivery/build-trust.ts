import { isRecordSignedBy, keyPrint, type ReleaseRegistry } from '@shuttle/releases'
import { OPERATOR, readKeyFile, toPublisherKeys } from '../composition/publisher-keys'
import type { BuildName } from './build'

/** Whose signatures this process believes: its own key file, whatever the registry and the store say. */
export interface BuildTrust {
  /** Reads the keys as they are now; a text that changes with them. Throws when they cannot be read. */
  refresh: () => Promise<string>
  /** Why a record is not believed, as a sentence; undefined when it is. */
  findFault: (name: BuildName, record: Buffer) => string | undefined
}

export const createBuildTrust = (options: {
  keyFile: string
  /** Builds from before signatures were kept are believed. */
  acceptUnsigned: boolean
}): BuildTrust => {
  let text = ''
  let keys: Awaited<ReturnType<typeof readKeyFile>> = {}
  return {
    refresh: async () => {
      keys = await readKeyFile(options.keyFile)
      text = JSON.stringify(keys)
      return text
    },
    findFault: ({ name, version, signature, publisher }, record) => {
      if (signature === undefined)
        return options.acceptUnsigned
          ? undefined
          : `${name} ${version} has no signature: sign it (npm run release -- sign)`
      // The operator signs what was there before signatures were kept.
      const isTrusted = [name, OPERATOR]
        .flatMap((owner) => toPublisherKeys(keys, owner))
        .some(({ key }) => isRecordSignedBy(record, signature, key))
      return isTrusted ? undefined : `${name} ${version} is not signed by ${publisher} or another key of this site`
    },
  }
}

/** Whether a build was taken down with the key that signed it. */
export const isTakenDown = (
  { revokedKeys = [] }: ReleaseRegistry,
  { publisher }: Pick<BuildName, 'publisher'>,
): boolean => revokedKeys.some(({ key, withdrawsBuilds }) => withdrawsBuilds && keyPrint(key) === keyPrint(publisher))

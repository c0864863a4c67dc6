import { isRecordSignedBy, keyPrint, type ReleaseRegistry } from '@shuttle/releases'
import { withAdmitted } from '../composition/admitted-keys'
import { OPERATOR, readKeyFile, toKeysByOwner } from '../composition/publisher-keys'
import type { BuildName } from './build'
import { DeliveryFault, type ReportFault } from './delivery-fault'

/**
 * The keys whose signatures this process trusts: its own key file, and what an operator of that file admitted by
 * signature, whatever registry and store contain.
 */
export interface TrustedKeys {
  /**
   * Reads the current keys; returns a text that changes with them. If the file is unreadable or has an invalid line, it
   * reports a fault and the previous keys stay, or throws a `DeliveryFault` `keys` when there are none.
   */
  refresh: (registry: Pick<ReleaseRegistry, 'admittedKeys'>) => Promise<string>
  /** Why a record is not trusted, as a sentence; undefined when it is. */
  findFault: (name: BuildName, record: Buffer) => string | undefined
}

export const createTrustedKeys = (options: { keyFile: string; report: ReportFault }): TrustedKeys => {
  let known: { text: string; byOwner: ReturnType<typeof toKeysByOwner> } | undefined
  /** Replaces the keys as a whole: one mistyped line must not remove the keys of others. */
  const read = async ({ admittedKeys = [] }: Pick<ReleaseRegistry, 'admittedKeys'>) => {
    const file = withAdmitted(await readKeyFile(options.keyFile), admittedKeys)
    const text = JSON.stringify(file)
    return text === known?.text ? known : { text, byOwner: toKeysByOwner(file) }
  }
  return {
    refresh: async (registry) => {
      try {
        known = await read(registry)
      } catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause)
        const fault = new DeliveryFault('keys', `the file of the publisher keys cannot be used: ${why}`, { cause })
        if (!known) throw fault
        options.report(fault, 'keys')
      }
      return known.text
    },
    findFault: ({ name, version, signature, publisher }, record) => {
      // The operator may sign in place of a key that was revoked or removed.
      const isTrusted = [name, OPERATOR]
        .flatMap((owner) => known?.byOwner.get(owner) ?? [])
        .some(({ key }) => isRecordSignedBy(record, signature, key))
      return isTrusted ? undefined : `${name} ${version} is not signed by ${publisher} or another key of this site`
    },
  }
}

/** Whether a build was withdrawn with the key that signed it. */
export const isTakenDown = (
  { revokedKeys = [] }: ReleaseRegistry,
  { publisher }: Pick<BuildName, 'publisher'>,
): boolean => revokedKeys.some(({ key, withdrawsBuilds }) => withdrawsBuilds && keyPrint(key) === keyPrint(publisher))

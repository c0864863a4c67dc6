import { type Admission, admissionText, isRecordSignedBy } from '@shuttle/releases'
import { DELIVERY, OPERATOR, type PublisherKeyFile, toPublisherKeys } from './publisher-keys'

/** Keys of these owners are the root of trust: they come from the key file of each server alone. */
export const isRootOwner = (owner: string): boolean => owner === OPERATOR || owner === DELIVERY

/** Whether an operator of this key file signed the admission. */
export const isAdmittedBy = (file: PublisherKeyFile, admission: Admission): boolean =>
  toPublisherKeys(file, OPERATOR).some(({ key }) =>
    isRecordSignedBy(admissionText(admission), admission.signature, key),
  )

/**
 * A key file with the keys that its operators admitted over the release calls. Database and registry are not trusted:
 * an admission without a valid signature adds nothing.
 */
export const withAdmitted = (file: PublisherKeyFile, admissions: readonly Admission[]): PublisherKeyFile => {
  const keys = new Map(Object.entries(file))
  for (const admission of admissions) {
    const known = keys.get(admission.app) ?? []
    if (isRootOwner(admission.app) || known.includes(admission.key) || !isAdmittedBy(file, admission)) continue
    keys.set(admission.app, [...known, admission.key])
  }
  return Object.fromEntries(keys)
}

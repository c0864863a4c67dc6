import type { BuildRecord } from '@shuttle/contracts'

/** A shell claims the paths it brings along as a remote claims its own. */
export const asClaimant = (record: BuildRecord): BuildRecord => {
  const [first, ...others] = record.builtIn ?? []
  if (record.kind === 'remote' || !first) return record
  const all = [first, ...others]
  return {
    ...record,
    manifest: { ...first, pages: all.flatMap((one) => one.pages), slots: all.flatMap((one) => one.slots) },
  }
}

import { findNameableVersions, type ReleasedApp } from '@shuttle/releases'

/**
 * A version by its name, or by its number among {@link findNameableVersions}. A rollback of another publisher changes
 * the numbers, so a number that now means a withdrawn version is refused: only its name reaches it.
 */
export const resolveRollbackVersion = (app: ReleasedApp, to: string | undefined): string | undefined => {
  if (to === undefined || !/^\d{1,2}$/.test(to)) return to
  const build = findNameableVersions(app)[Number(to) - 1]
  if (!build) throw new Error(`${app.name} has no version number ${to} to go back to: see \`status ${app.name}\`.`)
  if (build.withdrawn)
    throw new Error(`Number ${to} is ${build.version}, which was withdrawn: name it by --to to have it back.`)
  return build.version
}

import type { RegistryEntry } from '@shuttle/contracts'
import { findRemoteVersion } from './find-caller'

/**
 * Applies the styles of a remote only while something of it is on the screen. They stay loaded: shown again, they apply
 * before the browser paints.
 */
export const createRemoteStyles = (options: {
  getRegistry: () => readonly RegistryEntry[]
  /** Matches any version when none is given. */
  isShown: (remote: string, version?: string) => boolean
}) => {
  /** Sheets that scripts write: no file identifies their remote. */
  const written = new Map<CSSStyleSheet, string>()
  return {
    update: () => {
      for (const sheet of document.styleSheets) {
        const build = sheet.href ? findRemoteVersion(sheet.href, options.getRegistry()) : undefined
        if (build) sheet.disabled = !options.isShown(build.name, build.version)
      }
      for (const [sheet, remote] of written) sheet.disabled = !options.isShown(remote)
    },
    /** A script of the remote wrote into this sheet. */
    claim: (sheet: CSSStyleSheet, remote: string) => void written.set(sheet, remote),
    /** Whether sheets that the remote wrote are in the page. */
    hasWritten: (remote: string): boolean =>
      [...document.styleSheets, ...document.adoptedStyleSheets].some((sheet) => written.get(sheet) === remote),
  }
}

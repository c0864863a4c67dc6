import { listOrigins, type NamedOrigin, openPolicy, type PageBootData } from '@shuttle/contracts'
import { LANGUAGE_TAG } from '@shuttle/domain'
import { TEXTS } from '../i18n/texts'
import type { Build } from './build'
import { type DeployedPage, type DeploymentSet, findFillers } from './deployment-set'

export interface CriticalFile {
  href: string
  integrity: string
  type: 'script' | 'style' | 'other'
}

const findFile = (build: Build, name: string): CriticalFile => {
  const file = build.record.files[name]
  if (!file) throw new Error(`${build.record.name} ${build.record.version} has no file ${name}`)
  return { href: build.base + name, integrity: file.integrity, type: file.type }
}

/** All files of the first screen of a path, so that no file waits for another; the shell's own come first. */
export const criticalFiles = (set: DeploymentSet, owner: DeployedPage | undefined) => {
  const { shell } = set
  const styles = shell.record.baseFiles.map((name) => findFile(shell, name)).filter((file) => file.type === 'style')
  const main = findFile(shell, shell.record.entry)
  if (!owner || owner.isClosed) return { main, styles, hints: [] }
  const { build, page } = owner
  const own = build === shell ? [] : [build.record.entry, ...build.record.baseFiles]
  const hints = [...own, ...(build.record.pathFiles[page.path] ?? [])].map((name) => findFile(build, name))
  const ofSlots = findFillers(set, owner).flatMap(({ build: filler, slot }) =>
    [filler.record.entry, ...filler.record.baseFiles, ...(filler.record.slotFiles?.[slot] ?? [])].map((name) =>
      findFile(filler, name),
    ),
  )
  const known = new Set(hints.map(({ href }) => href))
  return { main, styles, hints: [...hints, ...ofSlots.filter(({ href }) => !known.has(href) && known.add(href))] }
}

/** Other origins that a page opens for, and the remotes that get them. */
export interface PageOrigins {
  remotes: readonly string[]
  origins: readonly NamedOrigin[]
}

const POLICY = 'content-security-policy'

/**
 * Admitted origins of the remotes that a page loads with its first screen, and of the versions these fall back to. A
 * remote that other pages load later has none there: a document that is open never opens further.
 */
export const findPageOrigins = (set: DeploymentSet, owner: DeployedPage | undefined): PageOrigins => {
  if (!owner || owner.isClosed) return { remotes: [], origins: [] }
  const loaded = [owner.build, ...findFillers(set, owner).map(({ build }) => build)]
  const names = new Set(loaded.map(({ record }) => record.name))
  const builds: Build[] = [...loaded, ...set.before.filter(({ record }) => names.has(record.name))]
  const wanted = builds.flatMap(({ record }) =>
    listOrigins(record.manifest?.origins).map((one) => ({ ...one, app: record.name })),
  )
  const origins = wanted.filter(({ app, kind, origin }) =>
    set.origins.some((one) => one.app === app && one.kind === kind && one.origin === origin),
  )
  return { remotes: [...new Set(wanted.map(({ app }) => app))], origins }
}

/** Headers of a page whose policy is open for these origins too. */
export const openHeaders = (headers: Record<string, string>, { origins }: PageOrigins): Record<string, string> => {
  if (origins.length === 0) return headers
  return { ...headers, [POLICY]: openPolicy(headers[POLICY] ?? '', origins) }
}

/** Escapes text inside an attribute or element. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Escapes JSON inside a script element: nothing in it can end the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

export interface PageParts {
  boot: PageBootData
  bootScript: string
  /** Address prefixes that scripts may come from, in addition to the remotes' folders in the registry. */
  pinned: readonly string[]
  title: string
  /** Remotes whose other origins the policy of this page is open for: they compare it with what they need. */
  opened: readonly string[]
  header: 'hero' | 'bar' | 'none'
  background: string
  icon: string
  /** Contact for error pages; the shell reads it from the page. */
  supportAddress: string
  main: CriticalFile
  styles: readonly CriticalFile[]
  hints: readonly CriticalFile[]
}

const integrity = (file: CriticalFile) => `integrity="${file.integrity}" crossorigin`
const style = (file: CriticalFile) => `<link rel="stylesheet" href="${file.href}" ${integrity(file)}>`
const hint = (file: CriticalFile) => `<link rel="preload" as="${file.type}" href="${file.href}" ${integrity(file)}>`

/** Writes the page: boot script first, then style and main script, then hints in the order of need. */
export const pageHtml = (parts: PageParts): string =>
  [
    `<!doctype html><html lang="${LANGUAGE_TAG[parts.boot.language]}"><head><meta charset="utf-8">`,
    `<script type="application/json" id="pinned">${scriptJson(parts.pinned)}</script>`,
    `<script type="application/json" id="boot">${scriptJson(parts.boot)}</script>`,
    `<script>${parts.bootScript}</script>`,
    `<title>${escapeHtml(parts.title)}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    ...(parts.opened.length > 0 ? [`<meta name="origins" content="${escapeHtml(parts.opened.join(' '))}">`] : []),
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#064554">',
    `<meta name="support" content="${escapeHtml(parts.supportAddress)}">`,
    `<link rel="icon" href="${parts.icon}">`,
    ...parts.styles.map(style),
    `<script defer src="${parts.main.href}" ${integrity(parts.main)}></script>`,
    ...parts.hints.map(hint),
    `</head><body data-background="${escapeHtml(parts.background)}"><div id="root"><div class="boot-skeleton" data-header="${escapeHtml(parts.header)}"></div></div>`,
    `<noscript>${TEXTS[parts.boot.language].noScript}</noscript></body></html>`,
  ].join('\n')

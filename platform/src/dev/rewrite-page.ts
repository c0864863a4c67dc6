import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import {
  BASE_PATH,
  type BootData,
  type NamedOrigin,
  openPolicy,
  type PageBootData,
  type RegistryEntry,
  unpackRegistry,
} from '@shuttle/contracts'
import { DEVELOPMENT_BASE, folderAddress } from './addresses'

/** Parts that replace the published ones in a page. */
export interface DevelopedParts {
  /** The shell from source; undefined leaves the one of the site. */
  shell: { bootScript: string /** In the page's language. */; texts: unknown } | undefined
  /** Entries of the remotes that are built from source. */
  remotes: readonly RegistryEntry[]
  /** Other origins that those remotes name; development needs no operator's admission. */
  origins: Readonly<Record<string, readonly NamedOrigin[]>>
  /** Texts of those remotes in the page's language, by namespace. */
  texts: Readonly<Record<string, unknown>>
}

export interface SitePage {
  status: number
  headers: OutgoingHttpHeaders
  html: string
}

/** JSON for a script element; escapes `<`, so that no value can end the element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
const jsonElement = (id: string) => new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's')
const BOOT_SCRIPT = /<script>.*?<\/script>/s

const readJson = <Value>(html: string, id: string): Value | undefined => {
  const found = jsonElement(id).exec(html)
  return found ? (JSON.parse(found[2] ?? '') as Value) : undefined
}

/** Boot data of the composer; undefined for a document that is no page of ours. */
export const findBootData = (html: string): BootData | undefined => {
  const boot = readJson<PageBootData | BootData>(html, 'boot')
  const remotes = boot?.registry.remotes
  if (!boot || !remotes) return undefined
  return {
    ...boot,
    registry: { ...boot.registry, remotes: Array.isArray(remotes) ? remotes : unpackRegistry(remotes) },
  }
}

/** Base address of all published versions of this site, such as fallbacks of a failing one. */
const PUBLISHED = `${BASE_PATH}remotes/`

/** Folders that the boot script reads from the registry's columns, which a developed page does not have. */
const toFolders = ({ registry }: BootData): string[] =>
  registry.remotes.filter(({ entry }) => entry !== '').map(({ entry }) => entry.slice(0, entry.lastIndexOf('/') + 1))

const developedBoot = (boot: BootData, parts: DevelopedParts, owner: RegistryEntry | undefined): BootData => {
  const developed = new Set([...(parts.shell ? ['shell'] : []), ...parts.remotes.map(({ name }) => name)])
  const published = boot.registry.remotes.filter(({ name }) => !developed.has(name))
  const foreign = Object.entries(boot.texts).filter(([space]) => !developed.has(space))
  const { firstCall, ...rest } = boot
  return {
    ...rest,
    // A developed page sends its own first call, which may differ from the published one.
    ...(firstCall && !owner && { firstCall }),
    registry: { ...boot.registry, remotes: [...published, ...parts.remotes] },
    texts: {
      ...Object.fromEntries(foreign),
      ...(parts.shell && { shell: parts.shell.texts }),
      ...(owner && { [owner.name]: parts.texts[owner.name] }),
    },
  }
}

const CLIENT = `<script defer src="${folderAddress('client')}client.js"></script>`
const SHELL_FILES = [
  `<link rel="stylesheet" href="${folderAddress('shell')}main.css">`,
  CLIENT,
  `<script defer src="${folderAddress('shell')}main.js"></script>`,
].join('\n')

/**
 * The page's own policy, with the hash of the boot script and the origins of the page's remote. Hot files have no hash,
 * so none is required.
 */
const developedHeaders = (
  headers: OutgoingHttpHeaders,
  bootScript: string | undefined,
  origins: readonly NamedOrigin[],
): OutgoingHttpHeaders => {
  const { 'integrity-policy': _, etag: __, ...rest } = headers
  const policy = openPolicy(String(rest['content-security-policy'] ?? ''), origins)
  if (bootScript === undefined) return { ...rest, 'content-security-policy': policy, 'cache-control': 'no-store' }
  const hash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`
  return {
    ...rest,
    'content-security-policy': policy.replace(/(script-src [^;]*?)'sha256-[^']*'/, `$1${hash}`),
    'cache-control': 'no-store',
  }
}

const withShell = (html: string, shell: DevelopedParts['shell']): string => {
  const put = (text: string, pattern: RegExp, by: string) => text.replace(pattern, () => by)
  if (!shell) return put(html, /<\/head>/, `${CLIENT}\n</head>`)
  const bare = html
    .replace(/<link rel="stylesheet"[^>]*>\n?/g, '')
    .replace(/<script\b[^>]*\ssrc="[^>]*><\/script>\n?/g, '')
  return put(put(bare, BOOT_SCRIPT, `<script>${shell.bootScript}</script>`), /<\/head>/, `${SHELL_FILES}\n</head>`)
}

/**
 * Replaces the shell and the developed remotes by development builds; everything else stays as the site composed it.
 * `path` is below the base, such as `/ticket_details`. Undefined for a document that is no page of ours.
 */
export const rewritePage = (page: SitePage, path: string, parts: DevelopedParts): SitePage | undefined => {
  const boot = findBootData(page.html)
  const pinned = readJson<string[]>(page.html, 'pinned')
  if (!boot || !pinned) return undefined
  const owner = parts.remotes.find(({ pages }) => pages.some((one) => one.path === path))
  const drawn = owner?.pages.find((one) => one.path === path)
  const put = (html: string, pattern: RegExp, text: string) => html.replace(pattern, () => text)
  let html = page.html
    .replace(
      jsonElement('pinned'),
      (_, open, __, end) => open + scriptJson([...pinned, ...toFolders(boot), PUBLISHED, DEVELOPMENT_BASE]) + end,
    )
    .replace(jsonElement('boot'), (_, open, __, end) => open + scriptJson(developedBoot(boot, parts, owner)) + end)
  html = withShell(html, parts.shell)
  if (owner && drawn) {
    html = html.replace(/<link rel="preload"[^>]*>\n?/g, '')
    html = put(html, /data-background="[^"]*"/, `data-background="${drawn.background}"`)
    html = put(html, /data-header="[^"]*"/, `data-header="${drawn.header}"`)
  }
  const origins = (owner && parts.origins[owner.name]) ?? []
  const headers = developedHeaders(page.headers, parts.shell?.bootScript, origins)
  return { status: drawn ? 200 : page.status, headers, html }
}

import type { BootData, PageBootData } from '@shuttle/contracts'
import { LANGUAGE_TAG } from '@shuttle/domain'
import type { CriticalFile } from './critical-files'
import { escapeHtml, scriptJson } from './escape'

export interface PageParts {
  boot: PageBootData
  bootScript: string
  /** Address prefixes scripts may come from, beside the remotes' folders that the registry names. */
  pinned: readonly string[]
  title: string
  header: 'hero' | 'bar' | 'none'
  background: string
  icon: string
  main: CriticalFile
  styles: readonly CriticalFile[]
  hints: readonly CriticalFile[]
}

const NO_SCRIPT: Record<BootData['language'], string> = {
  'zh-cn': '请打开 JavaScript，或换用较新的浏览器购票。',
  'zh-hk': '請開啟 JavaScript，或改用較新的瀏覽器購票。',
  en: 'Please turn JavaScript on, or use a newer browser, to buy tickets.',
}

const integrity = (file: CriticalFile) => `integrity="${file.integrity}" crossorigin`
const style = (file: CriticalFile) => `<link rel="stylesheet" href="${file.href}" ${integrity(file)}>`
const hint = (file: CriticalFile) => `<link rel="preload" as="${file.type}" href="${file.href}" ${integrity(file)}>`

/** The page: boot script before anything else, then style and main script, then hints in the order they are needed. */
export const pageHtml = (parts: PageParts): string =>
  [
    `<!doctype html><html lang="${LANGUAGE_TAG[parts.boot.language]}"><head><meta charset="utf-8">`,
    `<script type="application/json" id="pinned">${scriptJson(parts.pinned)}</script>`,
    `<script type="application/json" id="boot">${scriptJson(parts.boot)}</script>`,
    `<script>${parts.bootScript}</script>`,
    `<title>${escapeHtml(parts.title)}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#064554">',
    `<link rel="icon" href="${parts.icon}">`,
    ...parts.styles.map(style),
    `<script defer src="${parts.main.href}" ${integrity(parts.main)}></script>`,
    ...parts.hints.map(hint),
    `</head><body data-background="${escapeHtml(parts.background)}"><div id="root"><div class="boot-skeleton" data-header="${escapeHtml(parts.header)}"></div></div>`,
    `<noscript>${NO_SCRIPT[parts.boot.language]}</noscript></body></html>`,
  ].join('\n')

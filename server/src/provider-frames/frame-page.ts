import { createHash } from 'node:crypto'
import type { FrameData } from './frame-data'

/** Headers of a frame document and the document itself. */
export type FramePage = Readonly<{ html: string; headers: Readonly<Record<string, string>> }>

export const sourceList = (sources: readonly string[]): string => (sources.length === 0 ? "'none'" : sources.join(' '))

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** JSON inside a script element: nothing in it can end the element. */
const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The document around a provider's script, and the policy it runs under: our script and style by hash, the provider's
 * origins where they are named, everything else refused, framed by the site only. Trusted Types admit addresses of the
 * provider's scripts (`admit-scripts.ts`); markup and code as text are refused.
 */
export const framePage = (page: {
  title: string
  style: string
  /** Our script; runs before the provider's. */
  script: string
  /** As {@link FrameData} has it. */
  framedBy: readonly string[]
  /** Data of our script in addition to {@link FrameData}. */
  data: object
  /** Id of the element that the provider's script fills. */
  place: string
  /** The provider's script; undefined loads none. */
  provider: { scriptUrl: string; attributes?: Readonly<Record<string, string>> } | undefined
  /** Sources of scripts in addition to our own by hash. */
  foreign: { scripts: readonly string[]; styles: readonly string[] }
  /** The other directives that allow a source, as `name sources`. */
  directives: readonly string[]
  /** Features of the browser that the provider may use, as a Permissions-Policy. */
  permissions: string
}): FramePage => {
  const script = page.script.trim().replaceAll('</script', '<\\/script')
  const { scriptUrl, attributes = {} } = page.provider ?? {}
  const data: FrameData = { framedBy: page.framedBy, scripts: page.foreign.scripts }
  const pairs = Object.entries({ src: scriptUrl ?? '', ...attributes }).map(
    ([name, it]) => `${name}="${attribute(it)}"`,
  )
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [
        "default-src 'none'",
        `script-src ${sourceList([hashSource(script), ...page.foreign.scripts])}`,
        `style-src ${sourceList([hashSource(page.style), ...page.foreign.styles])}`,
        ...page.directives,
        "base-uri 'none'",
        `frame-ancestors ${page.framedBy.join(' ')}`,
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ].join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'permissions-policy': page.permissions,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'cache-control': 'no-cache',
    },
    html: [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${page.title}</title>`,
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<style>${page.style}</style>`,
      `<script type="application/json" id="frame-data">${scriptJson({ ...data, ...page.data })}</script>`,
      `<script>${script}</script>`,
      `</head><body><div id="${page.place}"></div>`,
      ...(scriptUrl === undefined ? [] : [`<script ${pairs.join(' ')}></script>`]),
      '</body></html>',
    ].join(''),
  }
}

import { createHash } from 'node:crypto'

/** Headers of a frame document and the document itself. */
export type FramePage = Readonly<{ html: string; headers: Readonly<Record<string, string>> }>

export const sourceList = (sources: readonly string[]): string => (sources.length === 0 ? "'none'" : sources.join(' '))

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** JSON inside a script element: nothing in it can end the element. */
const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The document around a provider's script, and the policy it runs under: our script and style by hash, the provider's origins
 * where they are named, everything else refused, framed by this site only.
 */
export const framePage = (page: {
  title: string
  style: string
  /** Ours; runs before the provider's. */
  script: string
  /** What our script reads, in the element `id`. */
  data: { id: string; value: object }
  /** Id of the element that the provider's script fills. */
  place: string
  /** The provider's script; without one it is not loaded. */
  provider: { scriptUrl: string; attributes?: Readonly<Record<string, string>> } | undefined
  /** Beside our own by hash. */
  foreign: { scripts: readonly string[]; styles: readonly string[] }
  /** The other directives that allow a source, as `name sources`. */
  directives: readonly string[]
}): FramePage => {
  const script = page.script.trim().replaceAll('</script', '<\\/script')
  const { scriptUrl, attributes = {} } = page.provider ?? {}
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
        "frame-ancestors 'self'",
      ].join('; '),
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-cache',
    },
    html: [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${page.title}</title>`,
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<style>${page.style}</style>`,
      `<script type="application/json" id="${page.data.id}">${scriptJson(page.data.value)}</script>`,
      `<script>${script}</script>`,
      `</head><body><div id="${page.place}"></div>`,
      ...(scriptUrl === undefined ? [] : [`<script ${pairs.join(' ')}></script>`]),
      '</body></html>',
    ].join(''),
  }
}

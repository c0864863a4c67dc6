import { createHash } from 'node:crypto'
import type { SlideSettings } from '../modules/captcha/slide/slide-settings'
import type { SlideFrameData } from './slide-frame-data'

const STYLE = 'html,body{margin:0;background:transparent}:root{color-scheme:light dark}'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Headers of the slide's frame document and the document itself. */
export type SlidePage = Readonly<{ html: string; headers: Readonly<Record<string, string>> }>

/**
 * The document in which the slide service's script runs, and its policy: our script and style by hash, the provider's origins for what it
 * loads and asks, framed by this site only. Without settings there is no service, and the document says so to the screen.
 */
export const slideDocument = (
  settings: Pick<SlideSettings, 'scriptUrl' | 'origins' | 'appKey' | 'scene'> | undefined,
  frameScript: string,
): SlidePage => {
  const script = frameScript.trim().replaceAll('</script', '<\\/script')
  const origins = settings
    ? [...new Set([new URL(settings.scriptUrl).origin, ...settings.origins])].join(' ')
    : "'none'"
  const foreign = settings ? ` ${origins}` : ''
  const data: SlideFrameData = { appKey: settings?.appKey ?? '', scene: settings?.scene ?? '' }
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [
        "default-src 'none'",
        `script-src ${hashOf(script)}${foreign}`,
        `style-src ${hashOf(STYLE)}${foreign}`,
        `img-src data:${foreign}`,
        `font-src ${origins}`,
        `connect-src ${origins}`,
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-cache',
    },
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Slide to verify</title>',
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<style>${STYLE}</style>`,
      `<script type="application/json" id="slide-frame">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
      `<script>${script}</script>`,
      '</head><body><div id="slide"></div>',
      ...(settings ? [`<script src="${attribute(settings.scriptUrl)}"></script>`] : []),
      '</body></html>',
    ].join(''),
  }
}

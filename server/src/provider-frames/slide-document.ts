import type { SlideSettings } from '../modules/passenger/captcha'
import type { SlideFrameData } from './frame-data'
import { type FramePage, framePage, sourceList } from './frame-page'

const STYLE = 'html,body{margin:0;background:transparent}:root{color-scheme:light dark}'

/**
 * The document in which the slide service's script runs, with the provider's origins for its scripts and requests.
 * Without settings there is no service, and the document reports that to the screen.
 */
export const slideDocument = (
  settings: Pick<SlideSettings, 'scriptUrl' | 'origins' | 'appKey' | 'scene'> | undefined,
  { framedBy, script }: { framedBy: readonly string[]; script: string },
): FramePage => {
  const origins = settings ? [...new Set([new URL(settings.scriptUrl).origin, ...settings.origins])] : []
  return framePage({
    title: 'Slide to verify',
    style: STYLE,
    script,
    framedBy,
    data: { appKey: settings?.appKey ?? '', scene: settings?.scene ?? '' } satisfies SlideFrameData,
    place: 'slide',
    provider: settings && { scriptUrl: settings.scriptUrl },
    foreign: { scripts: origins, styles: origins },
    directives: [
      `img-src ${sourceList(['data:', ...origins])}`,
      `font-src ${sourceList(origins)}`,
      `connect-src ${sourceList(origins)}`,
      "form-action 'none'",
    ],
    permissions: 'camera=(), geolocation=(), microphone=(), payment=()',
  })
}

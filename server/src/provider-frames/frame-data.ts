import type { Language } from '@shuttle/domain'
import type { FramePolicy } from '../modules/money/payments'

/** The data that the service hands to the script of every frame, as JSON in the page. */
export interface FrameData {
  /**
   * Origins whose pages may frame it and send it messages, as `frame-ancestors` has them: `http://localhost:*` is every
   * port.
   */
  framedBy: readonly string[]
  /** Origins that scripts may load from. */
  scripts: readonly string[]
}

export type MastercardFrameData = Pick<FramePolicy, 'display'>

export interface SlideFrameData {
  appKey: string
  scene: string
}

/** The slide service's names of our languages (purchase 7, D7.slide.1). */
export const SLIDE_LANGUAGE: Record<Language, 'cn' | 'en' | 'tw'> = { 'zh-cn': 'cn', 'zh-hk': 'tw', en: 'en' }

import type { Language } from '@shuttle/domain'
import type { FramePolicy } from '../modules/payments'

/** What the service hands to the script of a frame, as JSON in the page. */
export type MastercardFrameData = Pick<FramePolicy, 'display'>

/** What the service hands to the slide frame's script, as JSON in the page. */
export interface SlideFrameData {
  appKey: string
  scene: string
}

/** The slide service's names of our languages (purchase 7, decision 7). */
export const SLIDE_LANGUAGE: Record<Language, 'cn' | 'en' | 'tw'> = { 'zh-cn': 'cn', 'zh-hk': 'tw', en: 'en' }

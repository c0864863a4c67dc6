import type { SameShape } from '@shuttle/i18n'
import { createUseTexts } from '@shuttle/i18n'
import type { previewTexts, texts } from './zh-hk'

/** Every language has the same keys; Traditional Chinese is the reference. */
export type ShellTexts = SameShape<typeof texts>
export type PreviewTexts = SameShape<typeof previewTexts>

export const useShellTexts = createUseTexts<ShellTexts>('shell')

import { createUseTexts } from '@shuttle/i18n'
import type { ShellTexts } from './shell-texts'

export const useShellTexts = createUseTexts<ShellTexts>('shell')

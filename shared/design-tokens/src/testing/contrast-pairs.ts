import type { LIGHT_COLORS } from '../index'

type ColorName = keyof typeof LIGHT_COLORS

/** Shapes and outlines need 3:1 (WCAG 1.4.11), text needs 4.5:1 (WCAG 1.4.3). */
const SHAPE = 3
const TEXT = 4.5

/** Every pair the widgets may use: foreground, background, and the required contrast. */
export const CONTRAST_PAIRS: readonly (readonly [ColorName, ColorName, number])[] = [
  ['text', 'bg', TEXT],
  ['text', 'surface', TEXT],
  ['text', 'surface-sunken', TEXT],
  ['text-muted', 'bg', TEXT],
  ['text-muted', 'surface', TEXT],
  ['text-muted', 'surface-sunken', TEXT],
  ['text-subtle', 'surface', TEXT],
  ['text-subtle', 'bg', TEXT],
  ['on-primary', 'primary', TEXT],
  ['on-primary', 'primary-hover', TEXT],
  ['on-primary', 'primary-pressed', TEXT],
  ['primary', 'surface', TEXT],
  ['primary', 'bg', TEXT],
  ['on-primary-soft', 'primary-soft', TEXT],
  ['primary', 'primary-soft', TEXT],
  ['accent', 'surface', TEXT],
  ['accent', 'bg', TEXT],
  ['on-accent-soft', 'accent-soft', TEXT],
  ['success', 'surface', TEXT],
  ['success', 'success-soft', TEXT],
  ['warning', 'surface', TEXT],
  ['warning', 'warning-soft', TEXT],
  ['danger', 'surface', TEXT],
  ['danger', 'danger-soft', TEXT],
  ['info', 'surface', TEXT],
  ['info', 'info-soft', TEXT],
  ['border-control', 'surface', SHAPE],
  ['border-control', 'bg', SHAPE],
  ['focus', 'surface', SHAPE],
  ['focus', 'bg', SHAPE],
  ['on-inverse', 'inverse', TEXT],
  ['inverse', 'surface', SHAPE],
  ['inverse', 'bg', SHAPE],
  ['on-header', 'header-from', TEXT],
  ['on-header', 'header-to', TEXT],
  ['on-header-muted', 'header-to', TEXT],
]

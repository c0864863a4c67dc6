/**
 * Soft hyphens, direction marks and overrides, zero-width characters, invisible fillers, and tags. Variation selectors
 * stay: they choose how a character is drawn.
 */
const HIDDEN =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\u{E0000}-\u{E007F}]/gu
/** A joiner has an effect between two pictographs only. */
const LONE_JOINER =
  /\u200D(?<!(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D)|\u200D(?!\p{Extended_Pictographic})/gu

/**
 * A text without invisible characters: they come along with pasted text, and can reverse the reading direction or make
 * two texts differ that appear equal.
 */
export const withoutHiddenMarks = (text: string): string => text.replace(HIDDEN, '').replace(LONE_JOINER, '')

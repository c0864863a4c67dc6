/**
 * Soft hyphens, marks and overrides of direction, characters without a width, fillers that draw nothing, and tags. Variation selectors
 * stay: they choose how a sign is drawn.
 */
const HIDDEN =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\u{E0000}-\u{E007F}]/gu
/** A joiner draws something between two pictures alone. */
const LONE_JOINER =
  /\u200D(?<!(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D)|\u200D(?!\p{Extended_Pictographic})/gu

/**
 * A text without what nobody can see in it: such characters come along when a text is pasted, and can turn around how it is read, or make
 * two texts differ that look the same.
 */
export const withoutHiddenMarks = (text: string): string => text.replace(HIDDEN, '').replace(LONE_JOINER, '')

import { KEY_SETTINGS, type KeyMarks, type KeySetting } from './key-marks'

const nameOf = (mark: string): string | undefined => mark.split(':').at(-2)

/** Two keys of one name, as only data keys have names. */
const isOtherOfThatName = (mark: string, known: string): boolean =>
  nameOf(mark) !== undefined && nameOf(mark) === nameOf(known) && mark !== known

/**
 * The first setting none of whose keys the database was used with, or whose key of a known name is another. A setting
 * without a stored mark was not used yet.
 */
export const findForeignKey = (own: KeyMarks, stored: Partial<KeyMarks>): KeySetting | undefined =>
  KEY_SETTINGS.find((setting) => {
    const [mine, known] = [own[setting], stored[setting] ?? []]
    if (mine.length === 0 || known.length === 0) return false
    return (
      !mine.some((mark) => known.includes(mark)) ||
      mine.some((mark) => known.some((other) => isOtherOfThatName(mark, other)))
    )
  })

import { TIMETABLE_LIMITS } from '@shuttle/domain/staff'

/** A character of UTF-8 has at most four bytes; a larger file is not read. */
const MOST_BYTES = TIMETABLE_LIMITS.characters * 4

/** The text of a file, or `large` or `unreadable`. */
export const readTimetableFile = (file: File): Promise<{ text: string } | 'large' | 'unreadable'> => {
  if (file.size > MOST_BYTES) return Promise.resolve('large')
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => {
      const text = String(reader.result).replace(/^\uFEFF/, '')
      resolve(text.length > TIMETABLE_LIMITS.characters ? 'large' : { text })
    }
    reader.onerror = () => resolve('unreadable')
    reader.readAsText(file)
  })
}

import type { Instant } from '@shuttle/domain'
import type { orderNoteRow } from '@shuttle/wire/staff'
import { readMoment } from './moment'

export interface OrderNote {
  id: string
  at: Instant
  author: string
  role: string
  text: string
}

export const noteFromWire = (row: (typeof orderNoteRow)['_zod']['output']): OrderNote => ({
  id: row.noteId,
  at: readMoment(row.time),
  author: row.author,
  role: row.role,
  text: row.text,
})

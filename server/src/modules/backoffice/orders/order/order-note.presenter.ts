import type { OrderFile } from '@shuttle/wire/staff'
import type { WrittenNote } from './order-notes.repository'

export const presentNote = (note: WrittenNote): OrderFile['notes'][number] => ({
  id: note.note_id,
  at: note.written_at,
  author: note.nickname ?? undefined,
  role: note.role,
  text: note.text,
})

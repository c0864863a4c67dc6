import type { orderNoteRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { wireMoment } from '../../../http/envelope'
import type { WrittenNote } from './order-notes.repository'

export const presentNote = (note: WrittenNote): z.infer<typeof orderNoteRow> => ({
  noteId: note.note_id,
  time: wireMoment(note.written_at),
  author: note.nickname ?? '',
  role: note.role,
  text: note.text,
})

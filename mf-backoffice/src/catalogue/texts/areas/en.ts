import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  list: {
    note: 'Passengers see a new name at once. Every change is recorded.',
    code: 'Region code',
    nameZhHk: 'Name (Traditional Chinese)',
    nameZhCn: 'Name (Simplified Chinese)',
    nameEn: 'Name (English)',
    rename: 'Rename',
    renameOf: 'Rename: {{name}}',
    removeOf: 'Remove: {{name}}',
    used: 'In use, cannot be removed',
    new: 'New area',
    empty: 'There are no areas',
    failed: 'The areas could not be loaded',
  },
  form: {
    rename: 'Rename {{code}}',
    codeHint: 'Three letters, which stay. The code of a line is made of two region codes.',
    submit: 'Add',
    addQuestion: 'Add this area?',
    addText: '{{name}} ({{code}}) becomes an area. Passengers see it once a line uses it.',
    renameQuestion: 'Rename this area?',
    renameText:
      'The new name is “{{name}}”. Passengers see it at once on {{lines}} lines, also with tickets they have bought. Mails that were sent stay as they are.',
    saved: 'The area was saved.',
    unknown: 'This region code does not exist',
    unknownHint: 'The area may have been removed. Go back to the list.',
  },
  remove: {
    question: 'Remove this area?',
    text: 'No line or rule uses {{name}} ({{code}}). It is removed from the list.',
    done: '{{code}} was removed.',
  },
}

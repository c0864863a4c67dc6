import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  check: {
    note: 'Every check is recorded',
    title: 'Ticket check',
    place: 'Place',
    placeHint: 'Such as Hong Kong Port, gate 2. Passengers see it in their order.',
    placeMissing: 'Enter the place.',
    code: 'Ticket number or pickup code',
    codeHint: 'Use a scanner, or type the 20 characters of a ticket or the 16 of a pickup code',
    codeMissing: 'Enter a ticket number or a pickup code.',
    submit: 'Check',
    submitting: 'Checking',
  },
  outcome: {
    title: 'Result',
    checked: 'Good',
    collected: 'Collected',
    refused: 'Not good',
    ride: '{{kind}} ticket, {{day}}, {{from}} to {{to}}',
    today: 'today',
    used: '({{time}}, {{place}})',
    good: '({{from}} to {{to}})',
    order: 'Order {{orderNo}}',
  },
  look: {
    child: 'Child: under 12 or under 1.2 m. Look for the adult.',
    infant: 'Infant: look for the adult.',
    elderly: 'Senior: look at a proof of age.',
    student: 'Student: look at the student card.',
  },
  override: {
    open: 'Let in anyway',
    title: 'Let in outside its time?',
    text: '{{code}} will be used. This cannot be undone.',
    reason: 'Reason',
    reasonHint: '3 to 200 characters, kept in the audit',
    reasonMissing: 'Enter a reason.',
    confirm: 'Let in',
  },
  last: {
    title: 'Last checks',
    count: '{{count}} checks, {{refused}} not good',
    empty: 'Nothing was checked here yet.',
  },
}

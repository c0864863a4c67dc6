import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  check: {
    note: 'Every check is recorded',
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
    checked: 'May travel',
    collected: 'Collected',
    refused: 'May not travel',
    alreadyCollected: 'Already collected',
    notCollected: 'Cannot be collected',
    ride: '{{kind}} ticket, {{day}}, {{from}} to {{to}}',
    today: 'today',
    used: '{{sentence}} ({{time}}, {{place}})',
    good: '{{sentence}} ({{from}} to {{to}})',
  },
  advice: {
    child: 'Child: under 12 or under 1.2 m. Look for the adult.',
    infant: 'Infant: look for the adult.',
    elderly: 'Senior: check the proof of age.',
    student: 'Student: check the student card.',
  },
  override: {
    open: 'Let in anyway',
    title: 'Let in outside the ticket’s time?',
    text: '{{code}} is marked as used. This cannot be undone.',
    reasonHint: '3 to 200 characters. It is recorded.',
    reasonMissing: 'Enter a reason.',
    confirm: 'Let in',
  },
  last: {
    title: 'Recent checks',
    count: 'Checks: {{count}}, refused: {{refused}}',
    empty: 'Nothing has been checked here yet.',
  },
}

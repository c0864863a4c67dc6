import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  title: 'Discounted tickets',
  intro: 'Discounted tickets are only for:',
  child: 'children under 12 years or under 1.2 m',
  disabled: 'disabled people',
  elderly: 'people aged 65 and over',
  proof: 'Please bring proof to the gate. Without it, you have to pay the difference to the adult fare.',
  counter: 'Discounted tickets are also sold at staffed ticket counters on showing an ID.',
  proceed: 'Yes, continue',
  change: 'Change my choice',
}

import type { SameShape } from '@shuttle/i18n'
import type { home as reference } from './zh-cn'

export const home: SameShape<typeof reference> = {
  banners: 'Announcements',
  carousel: 'carousel',
  banner: 'Banner {{position}} of {{count}}',
  pause: 'Stop the banners',
  play: 'Let the banners go round',
  newTab: '(opens in a new tab)',
  airport: 'Airport line',
  airportEntry: 'All about the airport bus',
  survey: 'Passenger survey: tell us about your ride',
}

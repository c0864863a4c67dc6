import { BUS_NAME } from '@shuttle/contracts'
import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

/** Sentences that begin in lower case are quoted verbatim from the specification. */
export const texts: SameShape<typeof reference> = {
  common: {
    busName: BUS_NAME.en,
    back: 'Back',
    goHome: 'Back to home',
    retry: 'Try again',
    close: 'Close',
    loading: 'loading, please wait',
    loadFailed: 'This could not be loaded',
    loadFailedHint: 'Please check your connection and try again.',
    tryLater: 'The service is not responding properly. Please try again in a moment.',
  },
  home: {
    banners: 'Announcements',
    carousel: 'carousel',
    banner: 'Banner {{position}} of {{count}}',
    pause: 'Pause slideshow',
    play: 'Play slideshow',
    newTab: '(opens in a new tab)',
    airport: 'Airport line',
    airportEntry: 'All about the airport line',
    survey: 'Passenger survey: tell us about your ride',
    tagline: 'Hong Kong, Zhuhai and Macau. Board any bus.',
    language: 'Language',
    lines: 'Choose a line',
    empty: 'No lines are on sale at the moment',
    emptyHint: 'Please check back later.',
    credit: `Technical support: ${BUS_NAME.en} IT team`,
    to: 'to',
    from: 'from {{amount}}',
  },
}

const splitText = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** `my_order` -> `MyOrder`. */
export const pascal = (text: string): string => splitText(text).map(capital).join('')

/** `/airline.html` -> `airline-html`; the home path is `index`. Route name and file name of a page. */
export const kebab = (text: string): string => splitText(text).join('-') || 'index'

/** `/my_order` -> `My order`. */
export const sentence = (text: string): string => capital(splitText(text).join(' '))

/** `mf-orders` -> `orders`. */
export const withoutPrefix = (name: string): string => name.replace(/^mf-/, '')

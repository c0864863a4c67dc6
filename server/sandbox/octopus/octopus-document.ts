import { escapeHtml } from '../escape-html'

const OFFSET_MS = 28_800_000

export const toMoment = (at: number): string => new Date(at + OFFSET_MS).toISOString().replace('Z', '+08:00')

/** `undefined` leaves a field out. */
export type DocumentFields = { status: string; currency?: string | undefined } & Record<string, string | undefined>

const toElements = ({ status, currency, ...fields }: DocumentFields): string =>
  Object.entries(fields)
    .map(([name, text]) => (text === undefined ? '' : `<${name}>${escapeHtml(text)}</${name}>`))
    .concat(currency === undefined ? '' : `<currency code="${currency}"/>`, `<status code="${status}"/>`)
    .join('')

/** What Octopus says: a document with its moment; `item` is the element of a collection. */
export const octopusDocument = (about: { root: string; item?: string; now: number }, said: DocumentFields): string => {
  const inner = toElements(said)
  const { root, item, now } = about
  return `<${root} xmlns="http://namespace.oos.online.octopus.com.hk/transaction/" documentTime="${toMoment(now)}">${item === undefined ? inner : `<${item}>${inner}</${item}>`}</${root}>`
}

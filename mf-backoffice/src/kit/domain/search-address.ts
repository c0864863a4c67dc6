import type { Param } from './param'

/** The search state that a page has in its URL. */
export interface SearchAddress<Values extends object> {
  /** Part of a page with tabs. */
  tab?: string
  params: { readonly [Name in keyof Values]: Param<Values[Name]> }
  /** Parameter that begins a page of the list. */
  page?: keyof Values & string
  /** Parameter of the row that is open beside the list; another page closes it. */
  opens?: keyof Values & string
}

/** Values of an address. */
export type SearchValues<Address> = Address extends SearchAddress<infer Values> ? Values : never

/** Some values of an address; a missing one is the default. */
export type SomeValues<Values> = { [Name in keyof Values]?: Values[Name] | undefined }

export const defineAddress = <Values extends object>(address: SearchAddress<Values>): SearchAddress<Values> => address

const namesOf = <Values extends object>({ params }: SearchAddress<Values>) =>
  Object.keys(params) as (keyof Values & string)[]

/** Reads a URL; unknown and impossible values count as missing. */
export const readSearch = <Values extends object>(address: SearchAddress<Values>, query: URLSearchParams): Values =>
  Object.fromEntries(namesOf(address).map((name) => [name, address.params[name].read(query.get(name) ?? '')])) as Values

/** The URL parameters of a search, without defaults. */
export const searchQuery = <Values extends object>(
  address: SearchAddress<Values>,
  values: SomeValues<Values>,
): Record<string, string> => {
  const written = namesOf(address).map((name) => {
    const value = values[name]
    return [name, value === undefined ? '' : address.params[name].write(value)] as const
  })
  return {
    ...(address.tab !== undefined && { tab: address.tab }),
    ...Object.fromEntries(written.filter(([, text]) => text !== '')),
  }
}

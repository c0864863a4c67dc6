/** The query without `lang`, otherwise letter for letter: a choice on the screen ends the one in the address. */
export const withoutLanguage = (search: string): string => {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !/^lang(=|$)/.test(pair))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

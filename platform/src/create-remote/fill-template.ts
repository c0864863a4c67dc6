/** Puts words for `__KEY__` marks, in file names too. A mark without a word is a fault of the template. */
export const fillTemplate = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/__([A-Z_]+?)__/g, (mark, key: string) => {
    const word = words[key]
    if (word === undefined) throw new Error(`the template has no word for ${mark}`)
    return word
  })

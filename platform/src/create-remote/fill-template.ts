/** Puts values for `__KEY__` placeholders, in file names too. A placeholder without a value is a fault of the template. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/__([A-Z_]+?)__/g, (mark, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`the template has no value for ${mark}`)
    return value
  })

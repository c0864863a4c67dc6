/**
 * What an interface account signs: the path, and each field of the body but `sign`, sorted by name, its value as JSON; one to a line. Nothing
 * of a call can be changed or sent to another call without the signature breaking.
 */
export const signedText = (path: string, body: Readonly<Record<string, unknown>>): string =>
  [
    path,
    ...Object.keys(body)
      .filter((name) => name !== 'sign')
      .sort()
      .map((name) => `${name}=${JSON.stringify(body[name])}`),
  ].join('\n')

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The literal commands and files of the guide for an operator. */
export const readGuide = (root: string) => {
  const install = readFileSync(join(root, 'docs/operate/install.md'), 'utf8')
  const section = install.split('\n## ').find((text) => text.startsWith('The first ticket'))
  const [, commands, , settings] = section?.split(/^```\n/m) ?? []
  if (section === undefined || commands === undefined || settings === undefined)
    throw new Error('docs/operate/install.md has no such section')
  return {
    /** The first line that begins so, without its comment. */
    command: (beginning: string): string => {
      const line = commands.split('\n').find((text) => text.startsWith(beginning))
      if (line === undefined) throw new Error(`the guide has no line ${beginning}`)
      return line.replace(/\s+#.*$/, '')
    },
    /** A line of a later block that begins and ends so. */
    line: (beginning: string, end: string): string => {
      const found = section.split('\n').find((text) => text.startsWith(beginning) && text.endsWith(end))
      if (found === undefined) throw new Error(`the guide has no line ${beginning} ... ${end}`)
      return found
    },
    settings: settings
      .trim()
      .split('\n')
      .map((line): readonly [name: string, value: string] => {
        const at = line.indexOf('=')
        return [line.slice(0, at), line.slice(at + 1)]
      }),
  }
}
export type Guide = ReturnType<typeof readGuide>

/** The settings of the guide with own values. Throws where the guide names other settings, or a value is missing. */
export const fillSettings = (guide: Guide, own: Readonly<Record<string, string>>): string[] => {
  const names = new Set(guide.settings.map(([name]) => name))
  const unknown = Object.keys(own).filter((name) => !names.has(name))
  if (unknown.length > 0) throw new Error(`the guide does not name ${unknown.join(', ')}`)
  return guide.settings.map(([name, value]) => {
    if (own[name] === undefined && /<[a-z ]+>|\.\.\./.test(value)) throw new Error(`nobody knows ${name}`)
    return `${name}=${own[name] ?? value}`
  })
}

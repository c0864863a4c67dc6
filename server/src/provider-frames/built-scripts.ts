import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface BuiltScripts {
  /** Text of a script by its name without the hash. Throws when it was not built. */
  read: (name: string) => string
}

/** Scripts of `provider-frames.rspack.config.ts`, read once each from its output folder. */
export const builtScripts = (dir: string): BuiltScripts => {
  const texts = new Map<string, string>()
  const load = (name: string): string => {
    const file = readdirSync(dir).find((each) => each.startsWith(`${name}.`) && each.endsWith('.js'))
    if (file === undefined) throw new Error(`${name} was not built into ${dir}`)
    return readFileSync(join(dir, file), 'utf8')
  }
  return {
    read: (name) => {
      const text = texts.get(name) ?? load(name)
      texts.set(name, text)
      return text
    },
  }
}

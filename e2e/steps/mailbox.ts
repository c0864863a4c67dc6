import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Service } from '../fixtures/service'

const readBody = (letter: string): string => {
  const split = letter.indexOf('\n\n')
  const [head, body] = [letter.slice(0, split), letter.slice(split + 2)]
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  return body
    .replace(/=\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** The mailbox of an address, the only place where codes arrive. */
export const mailbox = (site: Pick<Service, 'dataDir'>, address: string) => {
  const folder = join(site.dataDir, 'outbox')
  const letters = (): string[] => {
    try {
      return readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .filter((letter) => new RegExp(`^To: .*${address}`, 'm').test(letter))
    } catch {
      return []
    }
  }
  const codes = () => letters().flatMap((letter) => readBody(letter).match(/(?<!\d)\d{6}(?!\d)/)?.[0] ?? [])
  const links = (about: RegExp) =>
    letters().flatMap(
      (letter) =>
        readBody(letter)
          .match(/https?:\S+/g)
          ?.filter((link) => about.test(link)) ?? [],
    )
  return {
    /** The six digits of the only letter with a code. */
    code: async (): Promise<string> => {
      await expect.poll(codes, 'a code arrived').toHaveLength(1)
      return codes()[0] ?? ''
    },
    /** The last link of that kind. */
    link: async (about: RegExp): Promise<string> => {
      await expect.poll(() => links(about), 'a link arrived').not.toHaveLength(0)
      return links(about).at(-1) ?? ''
    },
  }
}

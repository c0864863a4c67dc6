import { BASE_PATH } from '@shuttle/contracts'
import { PAGE_ADDRESS } from '../proxy/change-with-hashes'
import type { Fault } from '../proxy/fault-proxy'
import { flipByte } from './seed-marks'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

const addressOf = (folder: string, file: string): RegExp => new RegExp(`^${escaped(folder + file)}(\\?|$)`)
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

/** One byte of one file is another than the one that was published. `folder` is its build's, with a slash at the end. */
export const tamper = (folder: string, file: string): Fault => ({
  address: addressOf(folder, file),
  act: { kind: 'rewrite', body: (body) => flipByte(body, nameOf(file)) },
})

/** No script asks for a hash any more. */
const withoutHashes = (script: string): string => script.replaceAll(/\.integrity=(?!=)/g, '.unchecked=')

/**
 * The same with every check off, which only who controls the whole site could do: pages without hashes and without
 * policy, scripts that ask for none. Faults are looked at from the last one on.
 */
export const tamperUnchecked = (folder: string, file: string): Fault[] => [
  {
    address: PAGE_ADDRESS,
    act: {
      kind: 'rewrite',
      body: (body) => body.toString().replaceAll(/ integrity="[^"]*"/g, ''),
      dropHeaders: ['integrity-policy'],
    },
  },
  {
    address: new RegExp(`^${BASE_PATH}(shell|remotes)/.*\\.js(\\?|$)`),
    act: { kind: 'rewrite', body: (body) => withoutHashes(body.toString()) },
  },
  {
    address: addressOf(folder, file),
    act: {
      kind: 'rewrite',
      body: (body) => {
        const flipped = flipByte(body, nameOf(file))
        return file.endsWith('.js') ? withoutHashes(flipped.toString()) : flipped
      },
    },
  },
]

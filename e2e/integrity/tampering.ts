import { BASE_PATH } from '@shuttle/contracts'
import { PAGE_ADDRESS, toFileAddress } from '../proxy/change-with-hashes'
import type { Fault } from '../proxy/fault-proxy'
import { flipByte } from './seed-marks'

const toFileName = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

/** One byte of one file is another than the one that was published. `folder` is its build's, with a slash at the end. */
export const tamper = (folder: string, file: string): Fault => ({
  address: toFileAddress(folder + file),
  act: { kind: 'rewrite', body: (body) => flipByte(body, toFileName(file)) },
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
    address: toFileAddress(folder + file),
    act: {
      kind: 'rewrite',
      body: (body) => {
        const flipped = flipByte(body, toFileName(file))
        return file.endsWith('.js') ? withoutHashes(flipped.toString()) : flipped
      },
    },
  },
]

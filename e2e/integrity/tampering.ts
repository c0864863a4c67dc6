import { BASE_PATH } from '@shuttle/contracts'
import { PAGE_ADDRESS, toFileAddress } from '../proxy/change-with-hashes'
import type { Fault } from '../proxy/fault-proxy'
import { flipByte } from './seed-marks'

const toFileName = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

/** Changes one byte of one published file. `folder` is its build's, with a trailing slash. */
export const tamper = (folder: string, file: string): Fault => ({
  address: toFileAddress(folder + file),
  effect: { kind: 'rewrite', body: (body) => flipByte(body, toFileName(file)) },
})

/** Removes the hash checks of a script. */
const withoutHashes = (script: string): string => script.replaceAll(/\.integrity=(?!=)/g, '.unchecked=')

/**
 * Tampering with every check off, which needs control of the whole site: pages without hashes and without policy,
 * scripts without hash checks. Faults are evaluated from the last one on.
 */
export const tamperUnchecked = (folder: string, file: string): Fault[] => [
  {
    address: PAGE_ADDRESS,
    effect: {
      kind: 'rewrite',
      body: (body) => body.toString().replaceAll(/ integrity="[^"]*"/g, ''),
      dropHeaders: ['integrity-policy'],
    },
  },
  {
    address: new RegExp(`^${BASE_PATH}(shell|remotes)/.*\\.js(\\?|$)`),
    effect: { kind: 'rewrite', body: (body) => withoutHashes(body.toString()) },
  },
  {
    address: toFileAddress(folder + file),
    effect: {
      kind: 'rewrite',
      body: (body) => {
        const flipped = flipByte(body, toFileName(file))
        return file.endsWith('.js') ? withoutHashes(flipped.toString()) : flipped
      },
    },
  },
]

import { join, resolve } from 'node:path'
import { singlePreset } from './single-preset'

const root = resolve(import.meta.dirname, '../../..')

export default singlePreset({ shellDir: join(root, 'shell'), out: join(root, '.cache/single') })

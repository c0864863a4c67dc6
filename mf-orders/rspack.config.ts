import { remotePreset } from '@shuttle/platform/remote-preset'
import { manifest } from './src/remote.manifest'

export default remotePreset({ dir: import.meta.dirname, manifest })

import { shellPreset } from '@shuttle/platform/shell-preset'
import { manifest } from './src/remote.manifest'

export default shellPreset({ dir: import.meta.dirname, manifest })

import { nodePreset } from '@shuttle/platform/node-preset'

export default nodePreset({
  dir: import.meta.dirname,
  entry: { main: './src/main.ts', commands: './src/commands/main.ts' },
})

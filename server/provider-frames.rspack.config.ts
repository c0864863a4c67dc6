import { join } from 'node:path'
import type { Configuration } from '@rspack/core'

/**
 * Scripts that the service serves to browsers beside the composed site: the frames of payment providers and the pages
 * of the sandbox. One file each, no chunks, nothing shared with the site; built by `rspack build -c
 * provider-frames.rspack.config.ts`.
 */
const config: Configuration = {
  name: 'frames',
  mode: 'production',
  context: import.meta.dirname,
  target: ['web', 'es2022'],
  devtool: false,
  entry: {
    'mastercard-frame': './src/provider-frames/mastercard-frame.ts',
    'slide-frame': './src/provider-frames/slide-frame.ts',
    'sandbox-slide': './sandbox/browser/slide-script.ts',
    'sandbox-checkout': './sandbox/browser/checkout-script.ts',
    'sandbox-card-form': './sandbox/browser/card-form.ts',
    'sandbox-fault-panel': './sandbox/browser/fault-panel.ts',
  },
  output: {
    path: join(import.meta.dirname, 'dist/frames'),
    filename: '[name].[contenthash:8].js',
    iife: true,
    clean: true,
  },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        use: {
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript' } },
            env: { targets: ['chrome >= 111', 'safari >= 16.4', 'firefox >= 115'] },
          },
        },
      },
    ],
  },
  optimization: { splitChunks: false },
  performance: false,
  stats: 'errors-warnings',
}

export default config

import type { FastifyInstance } from 'fastify'

type Plugin = (app: FastifyInstance) => Promise<void>

/** Names a plugin for Fastify, which searches all loaded modules for the name of one that has none. */
export const namePlugin = (name: string, plugin: Plugin): Plugin =>
  Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name })

import { createBrowserRouter } from 'react-router-dom'
import type { Router } from '../shell'
import { Crash } from './crash'
import { Layout } from './layout'

/** With the slash, so that home keeps it in its address. */
export const BASE = '/webhtml/'

/** One layout without a path and one splat: who draws an address is decided by the registry, not by routes. */
export const createRouter = (): Router =>
  createBrowserRouter([{ element: <Layout />, errorElement: <Crash />, children: [{ path: '*', element: null }] }], {
    basename: BASE,
  })

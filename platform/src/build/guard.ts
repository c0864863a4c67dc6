/**
 * Runs before a remote's own modules: asking for every eager shared library here makes a version that
 * the shell cannot serve fail before anything of the remote has run.
 */
import '@shuttle/api-client'
import '@shuttle/host'
import '@shuttle/ui'
import '@tanstack/react-query'
import 'i18next'
import 'react'
import 'react-dom'
import 'react-i18next'
import 'react-router-dom'

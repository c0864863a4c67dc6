/**
 * Runs before a remote's own modules: it imports every eager shared library, so that a version that the shell cannot
 * serve fails before any code of the remote runs.
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

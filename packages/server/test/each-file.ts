// vitest runs this before each test file.
import { afterAll } from 'vitest'
import { cleanUpFile } from './at-end-of-file.ts'

afterAll(cleanUpFile)

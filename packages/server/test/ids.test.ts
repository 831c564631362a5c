import { expect, test } from 'vitest'
import { newId } from '../src/secrets.ts'

test('ids are fit for addresses and for the command line', () => {
  for (let i = 0; i < 2000; i++) expect(newId()).toMatch(/^\w[\w-]{15}$/)
})

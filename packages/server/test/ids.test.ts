import { expect, test } from 'vitest'
import { newId } from '../src/secrets.ts'

test('ids are safe in addresses and on the command line', () => {
  for (let i = 0; i < 2000; i++) expect(newId()).toMatch(/^\w[\w-]{15}$/)
})

import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { spindles } from '../src/spinning.ts'

rule('PL I.4', 'a second file', () => expect(spindles(4)).toBe(32))

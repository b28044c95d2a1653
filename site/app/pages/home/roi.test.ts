import { expect, test } from 'vitest'
import { calculateRoi, percentage, wholeNumber } from './roi.js'

test('1000 visitors at 2 percent and 50 dollars a lead bring 36 more leads, and 1761 dollars a month', () => {
  expect(calculateRoi({ visitors: 1000, rate: 2, leadValue: 50 }, 2.8)).toEqual({
    currentLeads: 20,
    extraLeads: 36,
    extraRevenue: 1800,
    monthly: 1761,
    yearly: 21132,
  })
})

test('without visitors there is the price to pay', () => {
  expect(calculateRoi({ visitors: 0, rate: 2, leadValue: 50 }, 2.8).monthly).toBe(-39)
})

test('what is no number counts as 0', () => {
  expect(['', '-5', '1.5', 'ten', '1e9'].map(wholeNumber)).toEqual([0, 0, 0, 0, 0])
  expect(['2.55', '100', '101', '-1', 'x'].map(percentage)).toEqual([2.6, 100, 0, 0, 0])
})

import { claims } from '@talkgraph/wire/claims'
import { expect, test } from 'vitest'
import { calculateRoi, monthlyPrice, percentage, wholeNumber } from './roi.js'

test('1000 visitors at 2 percent and 50 dollars a lead bring 36 more leads, and 1761 dollars a month', () => {
  expect(calculateRoi({ visitors: 1000, rate: 2, leadValue: 50 }, 2.8, 39)).toEqual({
    currentLeads: 20,
    extraLeads: 36,
    extraRevenue: 1800,
    monthly: 1761,
    yearly: 21132,
  })
})

test('without visitors there is the price to pay', () => {
  expect(calculateRoi({ visitors: 0, rate: 2, leadValue: 50 }, 2.8, 39).monthly).toBe(-39)
})

test('what is no number counts as 0', () => {
  expect(['', '-5', '1.5', 'ten', '1e9'].map(wholeNumber)).toEqual([0, 0, 0, 0, 0])
  expect(['2.55', '100', '101', '-1', 'x'].map(percentage)).toEqual([2.6, 100, 0, 0, 0])
})

test('the price that is taken off is the one that the site claims, where it is in dollars', () => {
  expect(monthlyPrice(claims)).toEqual({ words: '39', dollars: 39 })
  const priceOf = (price: string) => monthlyPrice({ 'pricing.pro.price': price })?.dollars
  expect(priceOf('$1,049.50 | $9,000')).toBe(1049.5)
  for (const price of ['€39 | €390', 'Ask us | Ask us', '$39 or so | $390'])
    expect(priceOf(price)).toBeUndefined()
  expect(monthlyPrice({})).toBeUndefined()
})

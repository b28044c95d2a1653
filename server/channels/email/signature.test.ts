import { expect, test } from 'vitest'
import { ownWordsIn } from './cut-quoted.js'

test.each([
  'Sent from Proton Mail Android',
  'Sent with [Proton Mail](https://proton.example/mail) secure email.',
  'Mit Proton Mail sicher versendet',
  'Envoyé avec la messagerie sécurisée Proton Mail.',
  'Sent via mobile',
  'Sent with Airmail',
  'Sent from my Galaxy S30, please excuse typos.',
  '(sent from a phone)',
  '<<sent by galaxy>>',
  'Get [Outlook for Android](https://aka.example/x)',
  'Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.',
  'Trimis de pe iPhone-ul meu',
  'Dikirim dari iPhone saya',
  'Đã gửi từ iPhone của tôi',
  'iPadから送信',
  '发自我的iPhone',
  '나의 iPhone에서 보냄',
  '從我的 iPhone 傳送',
  'أُرسلت من الـ iPhone',
  'נשלח מה-iPhone שלי',
  'ส่งจาก iPhone ของฉัน',
  'Στάλθηκε από το iPhone μου',
  'iPhone’umdan gönderildi',
])('what a program puts below a mail is not the person’s: %s', line => {
  expect(ownWordsIn(`Rye\n\n${line}`).text).toBe('Rye')
  expect(ownWordsIn(`Rye\n\n${line}\n\n-------\n***`).text).toBe('Rye')
})

test('below the line of a phone stands what the mail answers to, and agents read it', () => {
  for (const line of [
    'Sent from my Nokia 8',
    'Gesendet von Outlook für Android<https://aka.example/x>',
  ])
    expect(ownWordsIn(`Rye\n\n${line}\n\nWhich flour?\nYours`)).toEqual({
      text: 'Rye',
      isWhole: false,
      below: 'Which flour?\nYours',
    })
})

test.each([
  'Sent from my office by courier today\n\nPlease confirm',
  'It is there:\n\nGesendet mit der Post am Montag\n\nBitte nachsehen',
  'Hello\nSent from my iPhone I wrote to you.\nBye',
])('what only speaks of sending stays: %s', words => {
  expect(ownWordsIn(words).text).toBe(words)
})

test.each([
  '__\nbakers mailing list\nbakers@lists.example\nhttps://lists.example/bakers',
  '_____________________\nIda Bech\nBaker\n+45 33 12 34 56',
  '_______\nwww.bech.example',
])('a drawn line with an address below it begins what stands below each mail: %s', below => {
  expect(ownWordsIn(`Rye\n\n-Ida\n\n\n${below}\n`).text).toBe('Rye\n\n-Ida')
})

test.each([
  'Fill in:\n__________\nthe street',
  'password: ****\n____\ncall me',
  'my number\n_____\n+49 30 1234567',
  'my number:\n\n_____\n+49 30 1234567',
  'Two loaves\n---\nand a cake',
  '***',
  '__\nida@i.example',
])('a line that somebody has drawn stays: %s', words => {
  expect(ownWordsIn(words).text).toBe(words)
})

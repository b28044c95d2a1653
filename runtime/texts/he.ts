import type { BotText } from '../node/bot-texts.js'

/** Hebrew. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': 'נא להזין כתובת דוא״ל תקינה',
  'Please enter a valid number': 'נא להזין מספר תקין',
  'Please enter a valid url': 'נא להזין כתובת אינטרנט תקינה',
  'Please enter a valid phone number': 'נא להזין מספר טלפון תקין',
  'Please enter a valid date': 'נא להזין תאריך תקין',
  'Please upload a file smaller than 5MB': 'נא להעלות קובץ קטן מ־5MB',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    'מצטערים, אין שעות פנויות ב{day}. נא לבחור תאריך אחר.',
  'Nice to meet you, {name}': 'נעים להכיר, {name}',
  Yes: 'כן',
  No: 'לא',
  Worst: 'הגרוע ביותר',
  Best: 'הטוב ביותר',
  '{name} has joined the chat': '{name} הצטרף/ה לצ׳אט',
  '{name} has left the chat': '{name} עזב/ה את הצ׳אט',
  'An agent': 'נציג',
  'Please enter a valid time': 'נא להזין שעה תקינה',
  'Please enter a time from {from} to {to}': 'נא להזין שעה בין {from} ל-{to}',
  Choose: 'בחירה',
  Continue: 'המשך',
  'Pay {amount}': 'תשלום {amount}',
  Pay: 'תשלום',
  'I have paid': 'שילמתי',
  'Did you mean {one} or {other}?': 'האם הכוונה ל: {one} או {other}?',
  'Do you mean “{intent}”?': 'האם הכוונה ל: „{intent}”?',
  'for example {example}': 'לדוגמה {example}',
  '{day} cannot be chosen. Please choose a different date.':
    'אי אפשר לבחור ביום הזה ({day}). נא לבחור תאריך אחר.',
  'Sorry, this time has just been taken. Please choose another one.':
    'מצטערים, השעה הזו נתפסה זה עתה. נא לבחור שעה אחרת.',
  'Sorry, there are no free times at the moment.': 'מצטערים, אין כרגע שעות פנויות.',
  'This time could not be booked. We will get back to you.':
    'לא ניתן היה להזמין את השעה הזו. נחזור אליכם.',
}

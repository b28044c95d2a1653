import type { ChannelWords } from './channel-words.js'

/** Hebrew. */
export const words: ChannelWords = {
  hints: {
    pick: 'נא לבחור.',
    number: 'נא להשיב במספר מהרשימה.',
    numbers: 'נא להשיב במספר אחד או יותר, למשל 1,3.',
    between: (from, to) => `נא להשיב במספר בין ${from} ל־${to}.`,
    date: example => `נא לכתוב תאריך, למשל ${example}.`,
    time: example => `נא לכתוב שעה, למשל ${example}.`,
    times: (from, to) => `נא לכתוב שעה בין ${from} ל־${to}.`,
    days: names => `למעט ${names}.`,
    file: size => `נא לשלוח קובץ בגודל של עד ${size}.`,
    orFile: size => `אפשר להשיב גם בקובץ בגודל של עד ${size}.`,
    location: 'נא לשתף את המיקום שלכם או לכתוב כתובת.',
    inputs: {
      text: 'נא לכתוב את התשובה שלכם.',
      name: 'נא לכתוב את השם שלכם.',
      email: 'נא לכתוב את כתובת הדוא״ל שלכם.',
      number: 'נא לכתוב מספר, למשל \u200E12.',
      url: 'נא לכתוב כתובת אינטרנט.',
      tel: 'נא לכתוב את מספר הטלפון שלכם, למשל \u200E+44 20 7946 0958.',
    },
    more: 'עוד',
    show: 'הצגת אפשרויות',
    otherDay: 'תאריך אחר',
    ticks: 'נא לבחור אפשרויות בזו אחר זו, ואז ״סיום״.',
    done: 'סיום',
  },
  notes: {
    unsupported: 'מצטערים, לא ניתן לקרוא זאת כאן. נא לכתוב במקום זאת.',
    answered: 'כבר ניתנה תשובה לשאלה הזו.',
    lost: 'מצטערים, הקובץ לא הגיע. נא לשלוח אותו שוב.',
  },
}

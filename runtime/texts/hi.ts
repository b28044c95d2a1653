import type { BotText } from '../node/bot-texts.js'

/** Hindi. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': 'कृपया मान्य ईमेल पता दर्ज करें',
  'Please enter a valid number': 'कृपया मान्य संख्या दर्ज करें',
  'Please enter a valid url': 'कृपया मान्य वेब पता दर्ज करें',
  'Please enter a valid phone number': 'कृपया मान्य फ़ोन नंबर दर्ज करें',
  'Please enter a valid date': 'कृपया मान्य तारीख दर्ज करें',
  'Please upload a file smaller than 5MB': 'कृपया 5 MB से छोटी फ़ाइल अपलोड करें',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    'क्षमा करें, {day} को कोई समय उपलब्ध नहीं है। कृपया कोई दूसरी तारीख चुनें।',
  'Nice to meet you, {name}': 'आपसे मिलकर खुशी हुई, {name}',
  Yes: 'हाँ',
  No: 'नहीं',
  Worst: 'सबसे खराब',
  Best: 'सबसे बेहतर',
  '{name} has joined the chat': '{name} चैट में शामिल हो गए हैं',
  '{name} has left the chat': '{name} चैट से चले गए हैं',
  'An agent': 'एक एजेंट',
  'Please enter a valid time': 'कृपया मान्य समय दर्ज करें',
  'Please enter a time from {from} to {to}': 'कृपया {from} से {to} के बीच का समय दर्ज करें',
  Choose: 'चुनें',
  Continue: 'आगे बढ़ें',
  'Pay {amount}': '{amount} का भुगतान करें',
  Pay: 'भुगतान करें',
  'I have paid': 'मैंने भुगतान कर दिया है',
  'Did you mean {one} or {other}?': 'क्या आपका मतलब {one} है या {other}?',
  'Do you mean “{intent}”?': 'क्या आपका मतलब “{intent}” है?',
  'for example {example}': 'उदाहरण के लिए {example}',
  '{day} cannot be chosen. Please choose a different date.':
    'यह दिन नहीं चुना जा सकता ({day})। कृपया कोई दूसरी तारीख चुनें।',
  'Sorry, this time has just been taken. Please choose another one.':
    'क्षमा करें, यह समय अभी-अभी बुक हो गया है। कृपया कोई दूसरा समय चुनें।',
  'Sorry, there are no free times at the moment.': 'क्षमा करें, इस समय कोई समय खाली नहीं है।',
  'This time could not be booked. We will get back to you.':
    'यह समय बुक नहीं किया जा सका। हम आपसे संपर्क करेंगे।',
}

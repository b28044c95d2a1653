import type { BotText } from '../node/bot-texts.js'

/** Arabic. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': 'يُرجى إدخال عنوان بريد إلكتروني صالح',
  'Please enter a valid number': 'يُرجى إدخال رقم صالح',
  'Please enter a valid url': 'يُرجى إدخال عنوان ويب صالح',
  'Please enter a valid phone number': 'يُرجى إدخال رقم هاتف صالح',
  'Please enter a valid date': 'يُرجى إدخال تاريخ صالح',
  'Please upload a file smaller than 5MB': 'يُرجى رفع ملف أصغر من 5 ميغابايت',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    'عذرًا، لا توجد مواعيد متاحة يوم {day}. يُرجى اختيار تاريخ آخر.',
  'Nice to meet you, {name}': 'سررنا بلقائك يا {name}',
  Yes: 'نعم',
  No: 'لا',
  Worst: 'الأسوأ',
  Best: 'الأفضل',
  '{name} has joined the chat': 'انضم {name} إلى المحادثة',
  '{name} has left the chat': 'غادر {name} المحادثة',
  'An agent': 'أحد موظفينا',
  'Please enter a valid time': 'يرجى إدخال وقت صحيح',
  'Please enter a time from {from} to {to}': 'يرجى إدخال وقت من {from} إلى {to}',
  Choose: 'اختيار',
  Continue: 'متابعة',
  'Pay {amount}': 'دفع {amount}',
  Pay: 'دفع',
  'I have paid': 'لقد دفعت',
  'Did you mean {one} or {other}?': 'هل تقصد {one} أم {other}؟',
  'Do you mean “{intent}”?': 'هل تقصد «{intent}»؟',
  'for example {example}': 'مثلاً {example}',
  '{day} cannot be chosen. Please choose a different date.':
    'لا يمكن اختيار هذا اليوم ({day}). يُرجى اختيار تاريخ آخر.',
  'Sorry, this time has just been taken. Please choose another one.':
    'عذرًا، تم حجز هذا الموعد للتو. يُرجى اختيار موعد آخر.',
  'Sorry, there are no free times at the moment.': 'عذرًا، لا توجد مواعيد متاحة حاليًا.',
  'This time could not be booked. We will get back to you.':
    'تعذّر حجز هذا الموعد. سنعاود التواصل معكم.',
}

/** What a page says by itself, in one language. */
export interface PageWords {
  /** The description of a page that has none. */
  readonly about: (title: string) => string
  readonly loading: string
  readonly needsScript: string
  /** Before the contact. */
  readonly reach: string
  readonly notLoaded: string
  readonly again: string
  readonly missingTitle: string
  readonly missing: string
  readonly overTitle: string
  readonly over: string
  readonly passwordTitle: string
  readonly password: string
  readonly enter: string
  readonly wrong: string
  readonly tooOften: string
}

const en: PageWords = {
  about: title => `Chat with ${title}.`,
  loading: 'The chat is loading …',
  needsScript: 'This chat needs JavaScript.',
  reach: 'You can also reach us here:',
  notLoaded: 'The chat could not be loaded.',
  again: 'Try again',
  missingTitle: 'There is no chat here',
  missing: 'The address may be misspelt, or the chat is no longer offered.',
  overTitle: 'This chat is over',
  over: 'It was open for a time only.',
  passwordTitle: 'This chat has a password',
  password: 'Password',
  enter: 'Go to the chat',
  wrong: 'This is not the password. Please try once more.',
  tooOften: 'That was tried too often. Please wait some minutes.',
}

const de: PageWords = {
  about: title => `Chat mit ${title}.`,
  loading: 'Der Chat wird geladen …',
  needsScript: 'Dieser Chat braucht JavaScript.',
  reach: 'Sie erreichen uns auch so:',
  notLoaded: 'Der Chat konnte nicht geladen werden.',
  again: 'Noch einmal versuchen',
  missingTitle: 'Hier ist kein Chat',
  missing: 'Vielleicht ist die Adresse falsch geschrieben, oder den Chat gibt es nicht mehr.',
  overTitle: 'Dieser Chat ist vorbei',
  over: 'Er war nur eine Zeit lang offen.',
  passwordTitle: 'Dieser Chat hat ein Passwort',
  password: 'Passwort',
  enter: 'Zum Chat',
  wrong: 'Das ist nicht das Passwort. Bitte versuchen Sie es noch einmal.',
  tooOften: 'Das war zu oft. Bitte warten Sie einige Minuten.',
}

const fr: PageWords = {
  about: title => `Discutez avec ${title}.`,
  loading: 'Le chat se charge…',
  needsScript: 'Ce chat a besoin de JavaScript.',
  reach: 'Vous pouvez aussi nous joindre ici :',
  notLoaded: 'Le chat n’a pas pu être chargé.',
  again: 'Réessayer',
  missingTitle: 'Il n’y a pas de chat ici',
  missing: 'L’adresse est peut-être mal écrite, ou le chat n’est plus proposé.',
  overTitle: 'Ce chat est terminé',
  over: 'Il n’était ouvert que pour un temps.',
  passwordTitle: 'Ce chat a un mot de passe',
  password: 'Mot de passe',
  enter: 'Aller au chat',
  wrong: 'Ce n’est pas le mot de passe. Veuillez réessayer.',
  tooOften: 'Trop d’essais. Veuillez attendre quelques minutes.',
}

const es: PageWords = {
  about: title => `Chatee con ${title}.`,
  loading: 'El chat se está cargando…',
  needsScript: 'Este chat necesita JavaScript.',
  reach: 'También puede contactarnos aquí:',
  notLoaded: 'No se pudo cargar el chat.',
  again: 'Intentar de nuevo',
  missingTitle: 'Aquí no hay ningún chat',
  missing: 'Quizá la dirección está mal escrita o el chat ya no se ofrece.',
  overTitle: 'Este chat ha terminado',
  over: 'Solo estuvo abierto durante un tiempo.',
  passwordTitle: 'Este chat tiene contraseña',
  password: 'Contraseña',
  enter: 'Ir al chat',
  wrong: 'Esa no es la contraseña. Inténtelo de nuevo.',
  tooOften: 'Demasiados intentos. Espere unos minutos.',
}

const it: PageWords = {
  about: title => `Chatta con ${title}.`,
  loading: 'La chat si sta caricando…',
  needsScript: 'Questa chat ha bisogno di JavaScript.',
  reach: 'Può contattarci anche qui:',
  notLoaded: 'Non è stato possibile caricare la chat.',
  again: 'Riprova',
  missingTitle: 'Qui non c’è nessuna chat',
  missing: 'Forse l’indirizzo è sbagliato, o la chat non è più disponibile.',
  overTitle: 'Questa chat è finita',
  over: 'Era aperta solo per un periodo.',
  passwordTitle: 'Questa chat ha una password',
  password: 'Password',
  enter: 'Vai alla chat',
  wrong: 'Non è la password giusta. Riprovi.',
  tooOften: 'Troppi tentativi. Attenda qualche minuto.',
}

const nl: PageWords = {
  about: title => `Chat met ${title}.`,
  loading: 'De chat wordt geladen…',
  needsScript: 'Deze chat heeft JavaScript nodig.',
  reach: 'U kunt ons ook hier bereiken:',
  notLoaded: 'De chat kon niet worden geladen.',
  again: 'Opnieuw proberen',
  missingTitle: 'Hier is geen chat',
  missing: 'Misschien is het adres verkeerd gespeld, of wordt de chat niet meer aangeboden.',
  overTitle: 'Deze chat is voorbij',
  over: 'Hij was maar een tijd open.',
  passwordTitle: 'Deze chat heeft een wachtwoord',
  password: 'Wachtwoord',
  enter: 'Naar de chat',
  wrong: 'Dit is niet het wachtwoord. Probeer het nog eens.',
  tooOften: 'Dat was te vaak. Wacht een paar minuten.',
}

const pt: PageWords = {
  about: title => `Converse com ${title}.`,
  loading: 'O chat está carregando…',
  needsScript: 'Este chat precisa de JavaScript.',
  reach: 'Também pode falar conosco aqui:',
  notLoaded: 'Não foi possível carregar o chat.',
  again: 'Tentar de novo',
  missingTitle: 'Não há nenhum chat aqui',
  missing: 'Talvez o endereço esteja errado, ou o chat já não seja oferecido.',
  overTitle: 'Este chat terminou',
  over: 'Ficou aberto apenas por um tempo.',
  passwordTitle: 'Este chat tem uma senha',
  password: 'Senha',
  enter: 'Ir para o chat',
  wrong: 'Essa não é a senha. Tente mais uma vez.',
  tooOften: 'Foram tentativas demais. Aguarde alguns minutos.',
}

const pl: PageWords = {
  about: title => `Czat: ${title}.`,
  loading: 'Czat się wczytuje…',
  needsScript: 'Ten czat wymaga JavaScriptu.',
  reach: 'Można się z nami skontaktować także tutaj:',
  notLoaded: 'Nie udało się wczytać czatu.',
  again: 'Spróbuj ponownie',
  missingTitle: 'Nie ma tu czatu',
  missing: 'Być może w adresie jest błąd albo czat nie jest już dostępny.',
  overTitle: 'Ten czat się zakończył',
  over: 'Był otwarty tylko przez pewien czas.',
  passwordTitle: 'Ten czat ma hasło',
  password: 'Hasło',
  enter: 'Przejdź do czatu',
  wrong: 'To nie jest właściwe hasło. Proszę spróbować jeszcze raz.',
  tooOften: 'Zbyt wiele prób. Proszę poczekać kilka minut.',
}

const ar: PageWords = {
  about: title => `تحدّث مع ${title}.`,
  loading: 'جارٍ تحميل المحادثة…',
  needsScript: 'تحتاج هذه المحادثة إلى JavaScript.',
  reach: 'يمكنك التواصل معنا أيضًا هنا:',
  notLoaded: 'تعذّر تحميل المحادثة.',
  again: 'إعادة المحاولة',
  missingTitle: 'لا توجد محادثة هنا',
  missing: 'ربما كُتب العنوان خطأً، أو لم تعد المحادثة متاحة.',
  overTitle: 'انتهت هذه المحادثة',
  over: 'كانت متاحة لفترة محدودة.',
  passwordTitle: 'هذه المحادثة محمية بكلمة مرور',
  password: 'كلمة المرور',
  enter: 'إلى المحادثة',
  wrong: 'كلمة المرور غير صحيحة. يُرجى المحاولة مرة أخرى.',
  tooOften: 'محاولات كثيرة جدًا. يُرجى الانتظار بضع دقائق.',
}

const he: PageWords = {
  about: title => `צ׳אט עם ${title}.`,
  loading: 'הצ׳אט נטען…',
  needsScript: 'הצ׳אט הזה דורש JavaScript.',
  reach: 'אפשר לפנות אלינו גם כאן:',
  notLoaded: 'לא ניתן היה לטעון את הצ׳אט.',
  again: 'לנסות שוב',
  missingTitle: 'אין כאן צ׳אט',
  missing: 'ייתכן שהכתובת שגויה, או שהצ׳אט כבר אינו מוצע.',
  overTitle: 'הצ׳אט הזה הסתיים',
  over: 'הוא היה פתוח לזמן מוגבל.',
  passwordTitle: 'לצ׳אט הזה יש סיסמה',
  password: 'סיסמה',
  enter: 'אל הצ׳אט',
  wrong: 'זו אינה הסיסמה. נא לנסות שוב.',
  tooOften: 'יותר מדי ניסיונות. נא להמתין כמה דקות.',
}

/** The languages that the page itself speaks, by their tags. */
export const pageWords: Readonly<Record<string, PageWords>> = {
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  pl,
  ar,
  he,
}

/** The words of a page in a language, and the tag of the one that they are in: English where it has none. */
export function wordsIn(language: string): { readonly words: PageWords; readonly tag: string } {
  const [tag = 'en'] = language.toLowerCase().split('-')
  const words = Object.hasOwn(pageWords, tag) ? pageWords[tag] : undefined
  return words ? { words, tag } : { words: en, tag: 'en' }
}

/** The direction in which a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(language).maximize()
  return /^(?:Arab|Hebr|Thaa|Nkoo|Syrc|Adlm)$/.test(script ?? '') ? 'rtl' : 'ltr'
}

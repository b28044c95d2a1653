/**
 * What the site claims: every figure, promise, price and quote that the specification of the product gives, one a line, by the
 * place where it stands. An operator changes lines or switches them off. ` | ` parts a figure from its words, a title from
 * its text, the month's price from the year's, and a quote from name, role and company.
 */
export const claims = {
  'home.free-plan': 'Free plan with 1 chatbot.',
  'home.no-card': 'No credit card needed.',
  'features.launch-1': 'Build in 10 minutes',
  'features.launch-2': 'Launch instantly',
  'features.launch-3': 'Watch leads pour in',
  'home.minutes': 'Three steps, ten minutes',
  'home.first-bot': 'Your first bot stands in ten minutes',
  'home.handled': '70% | of conversations handled by the bot',
  'home.costs': '60% | lower support costs',
  'home.availability': '24/7 | availability',
  'home.teams': '5000+ | teams',
  'home.conversion': '2.8',
  'home.quote-1':
    'Orders used to come by phone at six in the morning, with my hands in the dough. Now they are printed when I arrive: name, day, bread, sum. I still take calls. They are about recipes. | Ruth Calder | Baker | Mill Street Bakery',
  'home.quote-2':
    'The question that mattered to us was pain at night. The chat gives the emergency number first and books afterwards. It took an afternoon, most of it spent on our opening hours. | Daniel Marsh | Practice manager | Elm Court',
  'home.quote-3':
    'Half of our mail was ‘Where is my parcel?’. The chat looks it up, and when it cannot, it says so and fetches one of us. Customers forgive nearly everything but being left in a circle. | Isla Fern | Potter and owner | Fern & Clay',
  'home.quotes-note':
    'The firms are those of our example chatbots. Their names lead to the templates.',
  'faq.setup': 'Setup takes 10 to 30 minutes with a template.',
  'faq.templates':
    '50+ templates for industries and tasks, each with a guide, and each can be talked to before you use it.',
  'faq.integrations':
    '50+ integrations, and anything that can be called over HTTP: a webhook step sends answers to your CRM, shop or calendar and can use what comes back.',
  'faq.handled': 'About 70% of conversations are handled by the bot.',
  'faq.free-plan': 'Yes. The free plan has 1 chatbot and 100 conversations per month.',
  'faq.no-card': 'No credit card is needed.',
  'faq.paid-plans': 'Paid plans start from $19/month.',
  'faq.yearly':
    'Yes. With yearly billing you save up to 20%: $190 in place of $228 for Starter, $390 in place of $468 for Pro, $590 in place of $708 for Business.',
  'faq.trial': 'Starter, Pro and Business have a 14-day trial.',
  'faq.money-back': 'There is a 30-day money-back guarantee on paid plans.',
  'faq.support': '24/7 email support is there for everyone; live chat is included in paid plans.',
  'faq.standards': 'SOC 2 and GDPR, and HIPAA for the healthcare templates.',
  'faq.abuse': 'Reports are looked at within a day, by a person, and you hear what was done.',
  'pricing.description':
    'A free plan with one chatbot, and plans from $19 a month. No credit card needed to begin.',
  'pricing.lead': 'Begin free, without a credit card. Pay when more people talk to you.',
  'pricing.yearly': 'Save up to 20% with Yearly Billing - 2+ Months FREE!',
  'pricing.trial': '14-day trial',
  'pricing.free.price': '$0 | $0',
  'pricing.free.chats': '600 chats/month, 1 chatbot',
  'pricing.free.line-1': 'Basic integrations',
  'pricing.free.line-2': 'Live agent transfer',
  'pricing.free.line-3': 'Ticketing system',
  'pricing.free.line-4': 'Chat inbox',
  'pricing.free.line-5': 'Knowledge base',
  'pricing.free.line-6': 'Visitor analytics',
  'pricing.free.line-3-yearly': 'Community support',
  'pricing.starter.price': '$19 | $190',
  'pricing.starter.saving': 'Saves $38',
  'pricing.starter.chats': '2,000 chats/month',
  'pricing.starter.line-1': '2 team members',
  'pricing.starter.line-2': 'Branding removed',
  'pricing.starter.line-3': 'All integrations',
  'pricing.starter.line-4': 'Webhooks and API',
  'pricing.starter.line-5': 'Priority email support',
  'pricing.pro.price': '$39 | $390',
  'pricing.pro.saving': 'Saves $78',
  'pricing.pro.chats': '5,000 chats',
  'pricing.pro.line-1': '5 team members',
  'pricing.pro.line-2': 'Custom branding',
  'pricing.pro.line-3': 'Advanced logic and A/B testing',
  'pricing.pro.line-4': 'Priority phone support',
  'pricing.pro.line-5': 'Advanced analytics',
  'pricing.business.price': '$59 | $590',
  'pricing.business.saving': 'Saves $118',
  'pricing.business.chats': '10,000 chats',
  'pricing.business.line-1': '15 team members',
  'pricing.business.line-2': 'White-label',
  'pricing.business.line-3': 'Dedicated account manager',
  'pricing.business.line-4': 'Custom integrations',
  'pricing.business.line-5': '24/7 support',
  'pricing.business.line-6': 'SLA and compliance',
  'templates.conversions': '67% | higher conversions',
  'templates.setup': '2 min | setup',
  'templates.availability': '24/7 | there for visitors',
  'templates.leads': '40% | more leads',
  'templates.support-costs': '60% | lower support costs',
  'templates.sales': '25% | more sales',
  'templates.businesses': '10k+ | businesses',
  'templates.rating': '4.8 rating',
  'templates.join': 'Join 50,000+ businesses',
  'templates.free': 'Yes. It works with the free plan, and no credit card is needed.',
  'templates.minutes': 'Setup takes 10 to 30 minutes.',
  'templates.live-chat': 'Live chat is included in paid plans.',
  'templates.charities': 'The free plan is free for everybody, and no credit card is needed.',
  'ai-apps.count': '2785 apps for 722 tasks',
  'chatbot-templates.count': '1970 templates for 19 industries',
  'features.no-card': 'No credit card required',
  'features.plans':
    'The pricing page lists live agent transfer from the Free plan on. Team members come with the paid plans.',
  'resources.free-plan':
    'You confirm it by a link, and your account is there, with one chatbot on the free plan.',
  'resources.no-card': 'No credit card is needed.',
  'resources.templates': 'There are 100+ free templates.',
  'resources.minutes': 'From an empty account to a chat on your page, in ten minutes.',
  'abuse.review': 'Review within a day | Somebody reads your report within 24 hours.',
  'abuse.experts': 'Expert review | People who know the matter look at the chat and its owner.',
  'abuse.updates': 'Updates on actions | We write to you about what we have done.',
  'industries.automation': '24/7 automation',
  'industries.costs': '60 percent cost cut is our claim for routine questions:',
  'industries.conversions':
    '67% higher conversions where a form becomes a conversation that asks one thing at a time.',
  'industries.templates':
    '1000+ templates hold the questions that a trade asks anyway, in the order that works.',
  'industries.integrations':
    '1000+ integrations: whatever can be called over HTTP or reached by mail is a step of the flow.',
  'industries.education.figure-1': '80% | of queries automated: deadlines, papers, fees, open days',
  'industries.education.figure-2':
    '24/7 | there for applicants, also in the last night before a deadline',
  'industries.education.figure-3':
    '1000+ | templates to begin from, enrolment and course advice among them',
  'industries.education.quote':
    'In January the telephone used to ring from eight to five. It still rings, but now with people who have a question that I studied for. | Nora Okafor | Head of admissions | Harrow Hill College',
  'industries.education.ferpa': 'FERPA compliance is among our claims for schools.',
  'industries.government.figure-1':
    '80% | of queries automated, from opening hours to the right form',
  'industries.government.figure-2':
    '24/7 | open for questions and reports, whatever the hours of the counter',
  'industries.government.figure-3':
    '1000+ | integrations: forms, maps and registers that can be called over HTTP',
  'industries.government.quote':
    'The lamp in Mill Lane used to be reported by seven people and repaired after none of them had named the street. Now one does, and we go. | Edwin Ware | Clerk of works | Town of Brackwell',
  'industries.government.ada':
    'ADA compliance is among our claims, and each release is checked against it.',
  'industries.government.access': 'ADA is among our claims.',
  'industries.government.free': 'The free plan has one chatbot and asks for no credit card.',
  'industries.healthcare.figure-1':
    '80% | of queries automated: prescriptions, hours, places, referrals',
  'industries.healthcare.figure-2':
    '24/7 | reachable, with another number for each hour of the day',
  'industries.healthcare.figure-3': '10 to 30 | minutes until a practice’s first flow is set up',
  'industries.healthcare.quote':
    'What I feared was a machine that plays doctor. What we have is a notice board that listens: it knows our hours, keeps four places, and says no to everything else. | Dr Hanna Brandt | General practitioner | Riverside Family Practice',
  'industries.healthcare.hipaa': 'We claim HIPAA compliance for the healthcare templates.',
  'industries.insurance.figure-1': '50% | more leads from quotes that are asked for in a chat',
  'industries.insurance.figure-2':
    '80% | of queries automated: first notices, papers, changes of address',
  'industries.insurance.figure-3': '24/7 | a first notice can be given, storms at night included',
  'industries.insurance.quote':
    'I used to begin each case by asking for what was missing. Now I begin with the case. That is the whole difference, and it is a day. | Ruth Sand | Claims adviser | Kestrel Mutual',
  'industries.insurance.certificates': 'Both are among our claims.',
  'industries.legal.figure-1': '50% | more leads who come to a first meeting with their papers',
  'industries.legal.figure-2': '24/7 | intake, because letters are opened in the evening',
  'industries.legal.figure-3': '1000+ | templates, with intake by field of law among them',
  'industries.legal.quote':
    'It asks about the deadline before it asks for the name. I wish my trainees did. Twice this spring that question was worth a client’s flat. | Judith Pryce | Partner | Ashdown & Pryce',
  'industries.mortgage.figure-1': '50% | more leads who know their figures before they sit down',
  'industries.mortgage.figure-2': '80% | of queries automated, from papers to terms and rates',
  'industries.mortgage.figure-3': '24/7 | open to people who do their sums on a Sunday',
  'industries.mortgage.quote':
    'We lend to fewer of the people I meet, because I no longer meet those who only needed to hear ‘in two years’. They heard it from the chat, and they come in two years. | Oscar Mbeki | Mortgage adviser | Beacon Home Loans',
  'industries.mortgage.certificates': 'SOC 2 and GDPR are among our claims.',
  'industries.real-estate.figure-1':
    '50% | more leads, from advertisements that are read after hours',
  'industries.real-estate.figure-2':
    '80% | of queries automated: still available, pets, parking, deposit',
  'industries.real-estate.figure-3':
    '2 min | of setup to put a template under an address of your own',
  'industries.real-estate.quote':
    'The chat told a family that there was nothing for them in March. They came back in June, to us, because somebody had told them the truth. | Fergus Lowe | Estate agent | Larch & Lowe',
  'industries.ecommerce.figure-1': '70-75% | fewer WISMO inquiries in the inbox',
  'industries.ecommerce.figure-2': '80% | of queries automated, returns and sizes included',
  'industries.ecommerce.figure-3': '1000+ | integrations: shops, carriers and stock over HTTP',
  'industries.ecommerce.quote':
    'We went through one week of mail and found that we had written the same paragraph about the post ninety times. Now it is a bubble, and we write about zips. | Merle Tide | Founder | Tidewear',
  'industries.hospitality.figure-1': '24/7 | at the desk, in the languages of your guests',
  'industries.hospitality.figure-2':
    '80% | of queries automated: arrival, parking, breakfast, Wi-Fi',
  'industries.hospitality.figure-3': '50% | more leads that come to you directly',
  'industries.hospitality.quote':
    'Guests say ‘your colleague told me about the lamp’. There is no colleague. There is a sentence I wrote on a quiet Tuesday in November. | Silke Voss | Innkeeper | Quay House',
  'industries.hr.figure-1': '35-40% | conversion from visit to application',
  'industries.hr.figure-2': '80% | of queries automated: shifts, pay, papers, next step',
  'industries.hr.figure-3': '24/7 | open for people who look for work after work',
  'industries.hr.quote':
    'We had written ‘licence required’ for years. The chat asks, and where there is none it says that we pay for it. Three of our drivers came in through that sentence. | Lena Krüger | People lead | Bramble Foods',
  'industries.manufacturing.figure-1': '50% | more leads, with all fields that a calculation needs',
  'industries.manufacturing.figure-2':
    '80% | of queries automated: data sheets, delivery times, order status',
  'industries.manufacturing.figure-3':
    '1000+ | integrations, wherever your ERP can be called over HTTP',
  'industries.manufacturing.quote':
    'My father quoted by telephone with a pencil, and asked the same five things. We had lost that somewhere between the portal and the second portal. | Gwen Fell | Managing director | Forge & Fell',
  'industries.media.figure-1': '80% | of queries automated: delivery, pauses, logins, addresses',
  'industries.media.figure-2': '24/7 | open, because papers go missing at six in the morning',
  'industries.media.figure-3': '50% | more leads for subscriptions from quizzes and newsletters',
  'industries.media.quote':
    'The tip about the bridge came at ten at night, without a name, in two lines. By midnight it was true, and in the morning it was ours. | Dominic Frey | News editor | The Ferry Gazette',
  'industries.logistics.figure-1': '70-75% | fewer WISMO inquiries at the dispatchers’ desk',
  'industries.logistics.figure-2': '80% | of queries automated: prices, cut-off times, papers',
  'industries.logistics.figure-3': '24/7 | there, as freight is',
  'industries.logistics.quote':
    'I did not want fewer customers on the line. I wanted them one after the other, with the weight. That is what we got, and the plan is done by four. | Paul Hollin | Head of dispatch | Hollin Freight',
  'industries.nonprofit.figure-1': '50% | more leads who give or lend a hand',
  'industries.nonprofit.figure-2': '80% | of queries automated: receipts, meeting points, boots',
  'industries.nonprofit.figure-3': '60% | cost cut in the office, for the work outside',
  'industries.nonprofit.quote':
    'On the first Saturday eleven strangers stood at lock 4 and asked for me. I had brought tea for five. It is the nicest mistake I have made in this job. | Joan Archer | Volunteer lead | Canal Path Trust',
  'industries.nonprofit.free': 'The free plan has one chatbot and asks for no credit card.',
  'industries.energy.figure-1': '80% | of queries automated: readings, moves, bills, outages',
  'industries.energy.figure-2': '60% | cost cut in customer service outside of storms',
  'industries.energy.figure-3': '24/7 | on duty, and as quick with nine thousand as with nine',
  'industries.energy.quote':
    'In the night of the storm our recorded voice was busy and the chat was not. It sent a street to the map and Mrs Dale to her fuse box. She wrote us a card. | Theo Bright | Head of customer service | Brightwell Energy',
  'industries.tech.figure-1': '80% | of queries automated: invoices, seats, passwords, status',
  'industries.tech.figure-2': '67% | higher conversions from trial to a talk',
  'industries.tech.figure-3': '1000+ | integrations: whatever has an HTTP API',
  'industries.tech.quote':
    'Our support flow has a pull request template now. That sounds like a joke until the test says that billing questions wake the person on call. | Amrit Rao | Support engineer | Ledgerlight',
  'industries.tech.certificates': 'SOC 2 and GDPR are among our claims.',
  'industries.restaurant.figure-1': '24/7 | at the telephone that nobody could answer',
  'industries.restaurant.figure-2': '50% | more leads for parties and the back room',
  'industries.restaurant.figure-3': '80% | of queries automated: hours, allergies, dogs, parking',
  'industries.restaurant.quote':
    'A party of fourteen came because at ten past eight, in the middle of service, something told them about the back room. I had both hands in the fire. | Marco Salis | Chef and owner | Saffron & Salt',
  'industries.automotive.figure-1': '50% | more leads for test drives from the page of the model',
  'industries.automotive.figure-2':
    '80% | of queries automated: services, tyres, opening hours, papers',
  'industries.automotive.figure-3': '24/7 | there, with the tow truck’s number for the night',
  'industries.automotive.quote':
    'A customer sent me a photograph of a red light from the hard shoulder. She had stopped because the chat said stop. The engine cost nothing. It would have cost four thousand. | Petra Copper | Workshop manager | Copper Lane Motors',
} as const satisfies Readonly<Record<string, string>>

/** The name of a line. */
export type ClaimName = keyof typeof claims

/** What is said on a server: a line that is switched off is absent. */
export type Claims = Readonly<Partial<Record<ClaimName, string>>>

/** What an operator has said of lines: another text, or false to have it stand nowhere. */
export type OwnClaims = Readonly<Partial<Record<ClaimName, string | false>>>

/** Whether there is a line of that name. */
export const isClaim = (name: string): name is ClaimName => Object.hasOwn(claims, name)

/** Every name, in the order of the places. */
export const claimNames: readonly ClaimName[] = Object.keys(claims).filter(isClaim)

/** The parts of a line. */
export const partsOf = (line: string): readonly string[] => line.split(' | ')

/** The most letters of a line. */
export const longestClaim = 1000

/** What is wrong with a line of an operator's; undefined: nothing. */
export function faultOfClaim(name: ClaimName, text: string): string | undefined {
  const ours = claims[name]
  if (text.trim() === '') return 'a text, or false to switch it off'
  if (text.length > longestClaim) return `at most ${longestClaim} letters`
  if (/[\p{Cc}]|\[\[|\]\]/u.test(text)) return 'one line of text'
  if (/^\d+\.\d+$/.test(ours))
    return /^\d{1,4}(?:\.\d+)?$/.test(text) ? undefined : 'a number, such as 2.8'
  const parts = partsOf(text)
  const count = partsOf(ours).length
  return parts.length === count && parts.every(part => part.trim() !== '')
    ? undefined
    : count === 1
      ? 'a text without " | "'
      : `${count} parts with " | " between, such as "${ours.slice(0, 60)}"`
}

/** What is said where an operator has said that of some lines. */
export const claimsWith = (own: OwnClaims): Claims =>
  Object.fromEntries(
    claimNames.flatMap(name => {
      const said = own[name] ?? claims[name]
      return said === false ? [] : [[name, said]]
    }),
  )

const place = /\[\[([a-z0-9.-]+)\]\]\s*/g

/**
 * A text of the content with its claims in it, which stand there as `[[home.teams]]`; undefined where it begins with one that is
 * switched off, since what follows leans on it.
 */
export function tell(text: string, claims: Claims): string | undefined {
  const lines: string[] = []
  let at = 0
  for (const found of text.matchAll(place)) {
    const [whole, name = ''] = found
    const line = isClaim(name) ? claims[name] : undefined
    if (line === undefined && found.index === 0) return undefined
    lines.push(text.slice(at, found.index))
    if (line !== undefined) lines.push(`${line} `)
    at = found.index + whole.length
  }
  return [...lines, text.slice(at)].join('').trim()
}

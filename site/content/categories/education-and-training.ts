import type { Category } from './category.js'

/** The category of Education and Training. */
export const educationAndTraining: Category = {
  slug: 'education-and-training',
  name: 'Education and Training',
  description:
    'Chatbots for schools and courses: placement tests, course advice and trial lessons.',
  overview: [
    'Nobody signs up for a course without knowing which one. A short test or a few questions lead to a level, a timetable, and a trial lesson.',
    'Keep tests short and kind. Five questions are enough to separate three levels.',
  ],
  benefits: [
    {
      title: 'The right course, not the whole list',
      text: 'Level, time and purpose leave one or two that fit.',
    },
    {
      title: 'Tests that teach',
      text: 'Each answer is followed by the right one, so the test is worth taking.',
    },
    {
      title: 'Trial lessons at once',
      text: 'A slot and an address, while the wish to learn is fresh.',
    },
    {
      title: 'The office knows more',
      text: 'Level, evenings and reasons arrive before the first call.',
    },
  ],
  questions: [
    {
      question: 'Can I write my own test?',
      answer:
        'Yes. A quiz step has up to five options and a right answer; points are added by the flow.',
    },
    {
      question: 'Is it suited to minors?',
      answer:
        'Ask parents, not children, for contact details, and collect a first name at most. The templates ask for little.',
    },
    {
      question: 'Can it hand out material?',
      answer: 'Yes, as files in the chat or as a link by mail.',
    },
  ],
}

// Made-up answer key for stories and tests.
import type { AnswerKeyProps } from './answer-key.tsx';

export const sampleKey: AnswerKeyProps = {
  words: {
    filter: 'Matéria',
    all: 'Todas as matérias',
    number: 'Questão',
    answer: 'Resposta',
    correct: 'Gabarito',
    verdict: 'Resultado',
    none: 'nenhuma',
  },
  groups: [
    {
      subject: 'Física',
      hits: '2 acertos em 4 questões',
      rows: [
        { id: 1, number: 91, verdict: 'acerto', answer: 'B', correct: 'B', href: '#91' },
        { id: 2, number: 92, verdict: 'erro', answer: 'C', correct: 'A', href: '#92' },
        { id: 3, number: 93, verdict: 'branco', answer: null, correct: 'D', href: '#93' },
        { id: 4, number: 94, verdict: 'anulada', answer: 'E', correct: null, href: '#94' },
      ],
    },
    {
      subject: 'Química',
      hits: '1 acerto em 2 questões',
      rows: [
        { id: 5, number: 95, verdict: 'bonificada', answer: 'A', correct: 'C' },
        { id: 6, number: 96, verdict: 'subjetiva', answer: null, correct: null },
      ],
    },
  ],
};

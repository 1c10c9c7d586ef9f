import { describe, expect, it } from 'vitest';

import {
  cursoSituacao,
  draftError,
  isEmptyHtml,
  publicationError,
  publicationFaltas,
  type CursoText,
} from './curso.ts';

const questao = { enunciado: '<p>Quanto é 2 + 2?</p>', alternativas: ['1', '2', '3', '4', '5'], gabarito: 4 };
const whole: CursoText = {
  estrutura: { nome_curso: 'Razão', capitulos: ['Um', 'Dois', 'Três'] },
  capitulo_1: '<p>a</p>',
  capitulo_2: '<p>b</p>',
  capitulo_3: '<p>c</p>',
  quiz: [questao, questao, questao, questao, questao],
};
const named = (nome_curso: string, capitulos = whole.estrutura.capitulos) => ({ nome_curso, capitulos });

it.each([
  ['[CUR-1] never published', false, false, 'rascunho'],
  ['[CUR-1] published as it stands', true, false, 'publicado'],
  ['[CUR-1] published, with a newer text', true, true, 'alterado'],
] as const)('%s', (_, publicado, hasNewer, situacao) => {
  expect(cursoSituacao(publicado, hasNewer)).toBe(situacao);
});

it.each([
  ['[CUR-2] nothing', '', true],
  ['[CUR-2] tags around spaces', '<p> &nbsp;\u00A0<br></p>', true],
  ['[CUR-2] one sign', '<p>.</p>', false],
  ['[CUR-2] only a picture', '<p><img src="/midias/1/a.png" alt="Mapa"></p>', false],
  ['[CUR-2] only a formula', '<math><mi>x</mi></math>', false],
])('%s', (_, html, empty) => {
  expect(isEmptyHtml(html)).toBe(empty);
});

describe('a draft', () => {
  it.each([
    ['[CUR-3] with five questions', whole, null],
    ['[CUR-3] without questions', { ...whole, quiz: [] }, null],
    ['[CUR-3] with four', { ...whole, quiz: whole.quiz.slice(1) }, 'quiz_incompleto'],
    ['[CUR-3] with six', { ...whole, quiz: [...whole.quiz, questao] }, 'quiz_incompleto'],
    [
      '[CUR-3] with a question without its key',
      { ...whole, quiz: [...whole.quiz.slice(1), { ...questao, gabarito: null }] },
      'quiz_sem_gabarito',
    ],
    ['[CUR-3] without a name', { ...whole, estrutura: named('  ') }, 'nome_vazio'],
  ])('%s', (_, curso, error) => {
    expect(draftError(curso)).toBe(error);
  });
});

describe('a publication', () => {
  it.each<[name: string, change: Partial<CursoText>, error: string | null]>([
    ['[CUR-4] whole', {}, null],
    ['[CUR-4] a chapter without a name', { estrutura: named('R', ['Um', ' ', 'Três']) }, 'capitulo_sem_nome'],
    ['[CUR-4] an empty first chapter', { capitulo_1: '<p></p>' }, 'capitulo_vazio'],
    ['[CUR-4] an empty last chapter', { capitulo_3: '' }, 'capitulo_vazio'],
    ['[CUR-4] no quiz', { quiz: [] }, 'quiz_incompleto'],
    [
      '[CUR-4] a question without a stem',
      { quiz: [{ ...questao, enunciado: '' }, ...whole.quiz.slice(1)] },
      'quiz_vazio',
    ],
    [
      '[CUR-4] an option without text',
      { quiz: [...whole.quiz.slice(1), { ...questao, alternativas: ['1', '2', '3', '4', '<p></p>'] }] },
      'quiz_vazio',
    ],
    ['[CUR-4] no name', { estrutura: named('') }, 'nome_vazio'],
  ])('%s', (_, change, error) => {
    expect(publicationError({ ...whole, ...change })).toBe(error);
  });
});

describe('what a publication lacks', () => {
  it('[CUR-4] is nothing for a whole course', () => {
    expect(publicationFaltas(whole)).toEqual([]);
  });

  it('[CUR-4] is told field by field, in the order of the form', () => {
    const half = { enunciado: '', alternativas: ['1', '', '3', '4', '5'], gabarito: 4 };
    const curso = {
      ...whole,
      estrutura: named('', ['Um', '', 'Três']),
      capitulo_3: '<p></p>',
      quiz: [questao, half, questao, questao, questao],
    };
    expect(publicationFaltas(curso)).toEqual([
      { campo: 'nome_curso', codigo: 'nome_vazio' },
      { campo: 'capitulo_nome', n: 1, codigo: 'capitulo_sem_nome' },
      { campo: 'capitulo', n: 2, codigo: 'capitulo_vazio' },
      { campo: 'quiz_enunciado', n: 1, codigo: 'quiz_vazio' },
      { campo: 'quiz_alternativa', n: 1, opcao: 1, codigo: 'quiz_vazio' },
    ]);
  });

  it('[CUR-4] is the quiz itself while there is none, and a question without some of its options', () => {
    expect(publicationFaltas({ ...whole, quiz: [] })).toEqual([{ campo: 'quiz', codigo: 'quiz_incompleto' }]);
    const short = { ...questao, alternativas: ['1', '2', '3', '4'] };
    expect(publicationFaltas({ ...whole, quiz: [...whole.quiz.slice(1), short] })).toEqual([
      { campo: 'quiz_alternativa', n: 4, opcao: 4, codigo: 'quiz_vazio' },
    ]);
  });
});

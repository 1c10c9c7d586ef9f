import { describe, expect, it } from 'vitest';

import { cursoSituacao, draftError, isEmptyHtml, publicationError, type CursoText } from './curso.ts';

const questao = { enunciado: '<p>Quanto é 2 + 2?</p>', alternativas: ['1', '2', '3', '4', '5'] };
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

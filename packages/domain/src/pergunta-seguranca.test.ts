import { expect, it } from 'vitest';
import {
  normalizeResposta,
  PERGUNTAS_SEGURANCA,
  perguntaById,
  perguntasToChoose,
  cadastroError,
  perguntasErrors,
  type CadastroError,
  type PerguntaErrors,
  type PerguntaNumerada,
  type PerguntaSlot,
} from './pergunta-seguranca.ts';

it('[PSE-1] there are at least ten questions, each id and text once', () => {
  expect(PERGUNTAS_SEGURANCA.length).toBeGreaterThanOrEqual(10);
  expect(new Set(PERGUNTAS_SEGURANCA.map(({ id }) => id)).size).toBe(PERGUNTAS_SEGURANCA.length);
  expect(new Set(PERGUNTAS_SEGURANCA.map(({ descricao }) => descricao)).size).toBe(PERGUNTAS_SEGURANCA.length);
});

it('[PSE-1] no question asks for what a school knows', () => {
  const school = /escola|turma|s[ée]rie|professor|nascimento|matr[íi]cula|colega/i;
  expect(PERGUNTAS_SEGURANCA.filter(({ descricao }) => school.test(descricao))).toEqual([]);
});

it('[PSE-1] a question no longer offered stays for who answered it', () => {
  const ids = (answered: number[]) => perguntasToChoose(answered).map(({ id }) => id);
  expect(ids([])).toEqual([1, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(ids([4, 5])).toContain(4);
  expect(ids([4, 5])).not.toContain(2);
});

it.each([
  ['[PSE-1] known', 2, 'Em que cidade nasceu a sua avó?'],
  ['[PSE-1] unknown', 999, undefined],
])('%s', (_, id, descricao) => {
  expect(perguntaById(id)?.descricao).toBe(descricao);
});

it.each([
  ['[PSE-2] capitals', 'OLINDA', 'olinda'],
  ['[PSE-2] accents', 'Baião de Dois', 'baiao de dois'],
  ['[PSE-2] accents typed apart', 'Baia\u0303o de Dois', 'baiao de dois'],
  ['[PSE-2] spaces', '  turma \t da   mônica ', 'turma da monica'],
  ['[PSE-2] wide letters and ligatures', 'Ｏﬁcina', 'oficina'],
  ['[PSE-2] only accents', '\u0301', ''],
  ['[PSE-2] signs stay', "d'água!", "d'agua!"],
])('%s', (_, typed, expected) => {
  expect(normalizeResposta(typed)).toBe(expected);
  expect(normalizeResposta(normalizeResposta(typed))).toBe(expected);
});

const slot = (n: number, id: number | null, resposta = 'olinda'): PerguntaNumerada => ({
  numero_sequencial: n,
  pergunta_seguranca_id: id,
  resposta,
});

it.each<[name: string, slots: PerguntaNumerada[], error: CadastroError | null]>([
  ['[PSE-3] three', [slot(1, 2), slot(2, 5), slot(3, 9)], null],
  ['[PSE-3] in another order', [slot(3, 2), slot(1, 5), slot(2, 9)], null],
  ['[PSE-3] two', [slot(1, 2), slot(2, 5)], 'quantidade'],
  ['[PSE-3] four', [slot(1, 2), slot(2, 5), slot(3, 9), slot(3, 1)], 'quantidade'],
  ['[PSE-3] the same number twice', [slot(1, 2), slot(1, 5), slot(3, 9)], 'numero'],
  ['[PSE-3] a number 0', [slot(0, 2), slot(1, 5), slot(2, 9)], 'numero'],
  ['[PSE-3] a number 4', [slot(1, 2), slot(2, 5), slot(4, 9)], 'numero'],
  ['[PSE-3] the same question twice', [slot(1, 2), slot(2, 2), slot(3, 9)], 'repetida'],
  ['[PSE-1] a question that does not exist', [slot(1, 2), slot(2, 999), slot(3, 9)], 'pergunta'],
  ['[PSE-1] none chosen', [slot(1, 2), slot(2, null), slot(3, 9)], 'pergunta'],
  ['[PSE-4] only spaces', [slot(1, 2), slot(2, 5, '   '), slot(3, 9)], 'obrigatorio'],
  ['[PSE-4] one character', [slot(1, 2), slot(2, 5, 'x'), slot(3, 9)], null],
  ['[PSE-4] twenty', [slot(1, 2), slot(2, 5, 'x'.repeat(20)), slot(3, 9)], null],
  ['[PSE-4] twenty and spaces around', [slot(1, 2), slot(2, 5, ` ${'x'.repeat(20)} `), slot(3, 9)], null],
  ['[PSE-4] twenty-one', [slot(1, 2), slot(2, 5, 'x'.repeat(21)), slot(3, 9)], 'maximo'],
])('%s', (_, slots, error) => {
  expect(cadastroError(slots)).toBe(error);
});

const field = (pergunta_seguranca_id: number | null, resposta: string): PerguntaSlot => ({
  pergunta_seguranca_id,
  resposta,
});

it.each<[name: string, slots: PerguntaSlot[], errors: PerguntaErrors[]]>([
  ['[PSE-4] three answered', [field(1, 'Rex'), field(2, 'Olinda'), field(3, 'Pipa')], [{}, {}, {}]],
  [
    '[PSE-4] nothing yet',
    [field(null, ''), field(2, ''), field(null, 'x')],
    [{ pergunta: 'obrigatorio', resposta: 'obrigatorio' }, { resposta: 'obrigatorio' }, { pergunta: 'obrigatorio' }],
  ],
  ['[PSE-4] only spaces', [field(1, '   ')], [{ resposta: 'obrigatorio' }]],
  [
    '[PSE-3] a question twice: the later one',
    [field(1, 'a'), field(2, 'b'), field(1, 'c')],
    [{}, {}, { pergunta: 'repetida' }],
  ],
  [
    '[PSE-3] thrice',
    [field(1, 'a'), field(1, 'b'), field(1, 'c')],
    [{}, { pergunta: 'repetida' }, { pergunta: 'repetida' }],
  ],
  ['[PSE-4] twenty', [field(1, 'a'.repeat(20))], [{}]],
  ['[PSE-4] twenty-one', [field(1, 'a'.repeat(21))], [{ resposta: 'maximo' }]],
  ['[PSE-4] twenty and spaces around', [field(1, ` ${'a'.repeat(20)} `)], [{}]],
  ['[PSE-4] twenty emoji', [field(1, '🪁'.repeat(20))], [{}]],
])('%s', (_, slots, errors) => {
  expect(perguntasErrors(slots)).toEqual(errors);
});

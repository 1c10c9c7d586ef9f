import { expect, it } from 'vitest';
import { type QuestaoPergunta, questaoContradicoes, questaoFalhas } from './questao-alternativas.ts';
import { LETRAS } from './resposta.ts';

const options = (...textos: string[]) => textos.map((texto, n) => ({ letra: LETRAS[n] ?? 'E', texto }));
const asked: QuestaoPergunta = {
  tipo: 'objetiva',
  enunciado: '<p>Quanto é 2 + 2?</p>',
  alternativas: options('<p>3</p>', '<p>4</p>'),
  gabarito: 'B',
};
const text: QuestaoPergunta = { tipo: 'discursiva', enunciado: '<p>Explique.</p>', alternativas: [], gabarito: null };

it.each<[string, QuestaoPergunta, string[]]>([
  ['[BAN-1] two options and a key', asked, []],
  ['[BAN-1] five', { ...asked, alternativas: options('1', '2', '3', '4', '5') }, []],
  ['[BAN-1] one option', { ...asked, alternativas: options('4'), gabarito: 'A' }, ['alternativas sem_alternativas']],
  ['[BAN-1] no stem', { ...asked, enunciado: '<p>&nbsp;</p>' }, ['enunciado enunciado_vazio']],
  [
    '[BAN-1] an empty one',
    { ...asked, alternativas: options('3', '<p></p>', '4') },
    ['alternativas.1.texto alternativa_vazia'],
  ],
  [
    '[BAN-1] the same but for its marks',
    { ...asked, alternativas: options('<p>4</p>', '<p><b>4</b></p>') },
    ['alternativas.1.texto alternativa_repetida'],
  ],
  ['[BAN-1] an accent makes another one', { ...asked, alternativas: options('e', 'é') }, []],
  ['[BAN-1] a power makes another one', { ...asked, alternativas: options('x2', 'x<sup>2</sup>') }, []],
  ['[BAN-1] no key', { ...asked, gabarito: null }, ['gabarito sem_gabarito']],
  ['[BAN-1] a key without its option', { ...asked, gabarito: 'C' }, ['gabarito gabarito_sem_alternativa']],
  [
    '[BAN-1] a gap between the letters',
    {
      ...asked,
      alternativas: [
        { letra: 'A', texto: '3' },
        { letra: 'C', texto: '4' },
      ],
    },
    ['alternativas.1.letra letra_fora_de_ordem'],
  ],
  ['[BAN-1] a text question', text, []],
  [
    '[BAN-1] a text question with options and a key',
    { ...text, alternativas: options('1'), gabarito: 'A' },
    ['alternativas alternativa_em_discursiva', 'gabarito gabarito_em_discursiva'],
  ],
])('%s', (_name, questao, faults) => {
  expect(questaoFalhas(questao).map(({ campo, codigo }) => `${campo} ${codigo}`)).toEqual(faults);
});

it.each<[string, QuestaoPergunta, number]>([
  ['[BAN-1] a draft may lack stem, options and key', { ...asked, enunciado: '', alternativas: [], gabarito: null }, 0],
  ['[BAN-1] and have an empty option', { ...asked, alternativas: options('3', '') }, 0],
  ['[BAN-1] but no key of an option that it lacks', { ...asked, gabarito: 'E' }, 1],
])('%s', (_name, questao, count) => {
  expect(questaoContradicoes(questao)).toHaveLength(count);
});

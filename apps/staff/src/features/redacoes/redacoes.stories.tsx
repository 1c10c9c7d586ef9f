import type { GestaoRedacao } from '@luneta/api-client';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { buildRedacao, buildRedacoes, essays, TEXTO } from '../../testing/redacoes-server.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/redacoes' } satisfies Meta;

const ESSAY = '/redacoes/5001';
const five = (nota: number) => [1, 2, 3, 4, 5].map((numero) => ({ numero, nota }));
/** A comment on these words of the text. */
const passage = (words: string, competencia: number, comentario: string) => {
  const inicio = TEXTO.indexOf(words);
  return { inicio, fim: inicio + words.length, competencia, comentario };
};
const marked = buildRedacao({
  redacao_id: 5001,
  codigo: 'R-0001',
  minha_situacao: 'rascunho',
  minha_correcao: {
    versao: 4,
    gravada_em: '2026-11-21T09:42:00-03:00',
    competencias: five(160).slice(0, 4),
    marcas: [
      passage('a praça vivia vazia', 2, 'Boa entrada no tema.'),
      passage('Em primeiro lugar', 4, ''),
      passage('o banco quebrado prova que a prefeitura não liga para o povo', 3, 'Generalização sem apoio.'),
    ],
  },
});
const seen = (papel: 'primeira' | 'segunda', nota: number, marcas: GestaoRedacao['minha_correcao']['marcas']) => ({
  papel,
  competencias: five(nota).map((one) => (one.numero === 2 ? { ...one, comentario: 'O repertório vem da vida.' } : one)),
  marcas,
  motivo_zero: null,
  comentario: papel === 'primeira' ? 'Boa tese. Falta detalhar a proposta.' : '',
  nota: nota * 5,
});
const others = [
  seen('primeira', 160, [
    passage('a praça vivia vazia', 2, 'Boa entrada no tema.'),
    passage('o banco quebrado prova que a prefeitura não liga para o povo', 3, 'Generalização sem apoio.'),
  ]),
  seen('segunda', 120, [passage('Em primeiro lugar', 4, '')]),
];
const queue = (redacao: ReturnType<typeof buildRedacao>) => essays([redacao, ...buildRedacoes(12).slice(1)]);

export const Queue = story('/redacoes', { shows: '11 redações esperam por você', arrange: essays(buildRedacoes(12)) });
export const QueueEmpty = story('/redacoes', { shows: 'Nada para corrigir', arrange: essays([], []) });
export const QueueNoMatch = story('/redacoes?situacao=divergente', {
  shows: 'Nenhuma redação com estes filtros.',
  arrange: essays(),
});
export const QueueLoading = story('/redacoes', {
  shows: 'Redações',
  arrange: (server) => {
    essays()(server);
    server.hold('listCorrecoesResumo');
    server.hold('listRedacoes');
  },
});
export const QueueFailed = story('/redacoes', {
  shows: 'Redações',
  arrange: (server) => {
    essays()(server);
    server.fail('listRedacoes', 500);
    server.fail('listCorrecoesResumo', 500);
  },
});
export const Essay = story(ESSAY, { shows: 'Proposta', arrange: essays(buildRedacoes(12)) });
export const EssayMarked = {
  ...story(ESSAY, { shows: 'Proposta', arrange: queue(marked) }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await within(canvasElement).findByText('Boa entrada no tema.', { exact: false });
  },
};
export const EssayLoading = story(ESSAY, {
  shows: 'Carregando as redações…',
  arrange: (server) => {
    essays()(server);
    server.hold('getRedacao');
  },
});
export const EssayFailed = story(ESSAY, {
  shows: 'Tentar de novo',
  arrange: (server) => {
    essays()(server);
    server.fail('getRedacao', 500);
  },
});
export const EssayThird = story(ESSAY, {
  shows: 'Terceira correção',
  arrange: queue({
    ...buildRedacao({ redacao_id: 5001, codigo: 'R-0001', situacao: 'divergente', papel: 'terceira' }),
    outras_correcoes: others,
  }),
});
export const EssayRead = story(ESSAY, {
  shows: 'Nota final: 660',
  arrange: queue(
    buildRedacao({ redacao_id: 5001, situacao: 'corrigida', papel: null, nota_final: 660, outras_correcoes: others }),
  ),
});
export const EssayFinished = story(ESSAY, {
  shows: 'Nota final: 660',
  arrange: queue({ ...marked, situacao: 'corrigida', minha_situacao: 'concluida', nota_final: 660 }),
});
export const EssayOffline = {
  ...story(ESSAY, {
    shows: 'Proposta',
    arrange: (server) => {
      queue(marked)(server);
      server.fail('saveCorrecaoRedacao', 503);
    },
  }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Boa entrada no tema.', { exact: false });
    await userEvent.keyboard('3');
    await screen.findAllByText('Guardado neste aparelho');
  },
};
export const EssayConflict = {
  ...story(ESSAY, {
    shows: 'Proposta',
    arrange: (server) => {
      queue(marked)(server);
      server.fail('saveCorrecaoRedacao', 409, { codigo: 'versao_diferente' });
    },
  }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Boa entrada no tema.', { exact: false });
    await userEvent.keyboard('3');
    await screen.findByText('Há duas versões desta correção');
  },
};
export const Answers = story('/redacoes/respostas', { shows: 'Questão 5 · S-2M8D', arrange: essays() });
export const AnswersEmpty = story('/redacoes/respostas', {
  shows: 'Nada para corrigir',
  arrange: (server) => {
    essays()(server);
    server.respond('listRespostasSubjetivas', []);
  },
});

/** The exam as version 1 shows it: its own theme, its words, and the page before a delivery. */
import { buildResumo, buildResumoItem, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { story } from '../../testing/story.ts';

export default { title: 'student-v1/prova' } satisfies Meta;

type Resumo = ReturnType<typeof buildResumo>;
const PROVA = '/v1/central_avaliacoes/301/1';
const SUBJECTS = [
  ['Português', 10, 10],
  ['História', 6, 9],
  ['Geografia', 9, 9],
  ['Filosofia', 2, 5],
] as const;

/** A day of some subjects, answered in part. */
const long = (): Partial<Resumo> => {
  let numero = 0;
  const materias = SUBJECTS.map(([materia_nome, answered, total], n) => ({
    materia_id: n + 1,
    materia_nome,
    itens: Array.from({ length: total }, (_, i) => {
      numero += 1;
      return buildResumoItem({ numero, item_resposta: i < answered ? 2 : null });
    }),
  }));
  return { descricao: 'Simulado ENEM — 1º dia', responde_apos_entrega: true, materias };
};

const resumo = (changes: Partial<Resumo>) => (server: MockServer) =>
  server.respond('getProvaResumo', buildResumo({ responde_apos_entrega: true, ...changes }));
const exam = (path: string, shows: string, changes: Partial<Resumo> = {}) =>
  story(`${PROVA}/${path}`, { shows, arrange: resumo(changes) });
const pressing = (made: ReturnType<typeof story>, names: readonly string[]) => ({
  ...made,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const screen = within(canvasElement);
    for (const name of names) await userEvent.click(await screen.findByRole('button', { name }));
  },
});

export const Question = exam('itens', 'Entregar Prova');
export const Language = exam('itens/511', 'Espanhol', { solicitar_idioma: true });
export const Essay = exam('redacao', 'O valor da leitura entre os jovens');
export const Delivery = exam('entregar', '27 de 33 respondidas', long());
export const DeliveryComplete = exam('entregar', '1 de 1 respondidas', {
  materias: [{ materia_id: 1, materia_nome: 'Português', itens: [buildResumoItem({ numero: 1, item_resposta: 3 })] }],
});
export const NothingWritten = exam('entregar', 'Não entregue', {
  ...long(),
  redacao: ((redacao) => redacao && { ...redacao, texto: '', palavras: 0 })(buildResumo().redacao),
});
export const Confirming = pressing(exam('entregar', 'Leia antes de entregar...', long()), ['CONFIRMAR ENTREGA']);
export const Validating = pressing(
  story(`${PROVA}/entregar`, {
    shows: 'Validando...',
    arrange: (server) => {
      resumo(long())(server);
      server.hold('closeProva');
    },
  }),
  ['CONFIRMAR ENTREGA', 'ENTREGAR PROVA'],
);
export const TimeOver = exam('itens', 'Seu tempo de prova acabou!', { tempo_restante: 0 });
export const Failed = story(`${PROVA}/itens`, {
  shows: 'Não foi possível abrir a prova',
  arrange: (server) => server.fail('getProvaResumo', 500),
});

import { BIA, PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildResumo, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { PROVA } from '../testing/exam-server.ts';
import { story } from '../testing/story.ts';

export default { title: 'exam-room/redacao' } satisfies Meta;

const PATH = `${PROVA}/redacoes`;

/** Typed text stays in the browser's outbox, so these stories use other students than the rest. */
const writer = (turma_aluno_id: number) => ({ person: { ...BIA, turma_aluno_id } });

type Play = { canvasElement: HTMLElement };

async function write({ canvasElement }: Play) {
  const screen = within(canvasElement);
  await userEvent.click(await screen.findByRole('radio', { name: 'Escrever', hidden: true }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Sua redação' }), ' E mais.');
}

const text = (texto: string) => (server: MockServer) => {
  const { redacao } = buildResumo();
  server.respond('getProvaResumo', buildResumo({ redacao: redacao && { ...redacao, texto } }));
};

export const Loaded = story(PATH, { shows: 'O valor da leitura entre os jovens' });
export const Empty = story(PATH, { shows: 'O valor da leitura entre os jovens', arrange: text('') });
export const TooLong = story(PATH, { shows: 'Seu texto passou de 30 linhas.', arrange: text('linha\n'.repeat(31)) });
export const Modified = {
  ...story(PATH, { shows: 'Nova modificação detectada! Antes de continuar, salve as modificações', ...writer(1901) }),
  play: write,
};
export const Offline = {
  ...story(PATH, { shows: 'Sem conexão. Seu texto está guardado neste aparelho.', ...writer(1902) }),
  play: async (context: Play) => {
    await write(context);
    window.dispatchEvent(new Event('offline'));
  },
};
export const ReadOnly = story(PATH, { shows: 'Apenas visualização.', person: PROFESSOR_WITH_BIA });

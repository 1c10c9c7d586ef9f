import { buildConta, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { story } from '../../testing/story.ts';

export default { title: 'staff/seguranca' } satisfies Meta;

const PATH = '/conta/seguranca';
const OFF = { ativa: false, ativada_em: null, codigos_restantes: 0, obrigatoria: false };
const off = (server: MockServer) => server.respond('getDuasEtapas', OFF);

type Played = { canvasElement: HTMLElement };
async function begin({ canvasElement }: Played) {
  const screen = within(canvasElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Configurar' }));
  const card = within(await screen.findByRole('form', { name: 'Verificação em duas etapas' }));
  await userEvent.type(card.getByLabelText('Senha atual'), 'uma-senha-comprida');
  await userEvent.click(card.getByRole('button', { name: 'Continuar' }));
}

export const Off = story(PATH, { arrange: off, shows: 'Configurar' });
export const On = story(PATH, { arrange: () => undefined, shows: 'Desativar' });
export const FewCodes = story(PATH, {
  arrange: (server) => server.respond('getDuasEtapas', { ...OFF, ativa: true, codigos_restantes: 1 }),
  shows: 'Restam poucos códigos de recuperação. Gere novos antes de precisar deles.',
});
export const Key = {
  ...story(PATH, { arrange: off, shows: 'Verificação em duas etapas' }),
  play: begin,
};
export const Codes = {
  ...story(PATH, { arrange: off, shows: 'K7QMD-3WXRP' }),
  play: async (played: Played) => {
    await begin(played);
    const screen = within(played.canvasElement);
    await userEvent.type(await screen.findByLabelText('Código do aplicativo'), '287082');
    await userEvent.click(screen.getByRole('button', { name: 'Ativar' }));
    await screen.findByText('K7QMD-3WXRP');
  },
};
export const Required = story(PATH, {
  arrange: (server) => server.respond('getDuasEtapas', { ...OFF, obrigatoria: true }),
  conta: buildConta({ nome: 'Regina Alves', turma_aluno_id: null, cadastrar_duas_etapas: true }),
  shows: 'Configurar',
});
export const Waiting = story(PATH, {
  arrange: (server) => void server.hold('getDuasEtapas'),
  shows: 'Carregando a verificação em duas etapas',
});
export const Failed = story(PATH, { arrange: (server) => server.fail('getDuasEtapas', 500), shows: 'Tentar de novo' });
